/// A localized text that TipUI provides: an accessibility label of a control without text, or a status of a page.
package enum SystemWord: Int, ProvidedWord {
    case back, close, menu, more, moreActions, nothingToShow, reconnecting, restarted, sheet, cancel, ok,
        share, copied

    package static let english = wordsOfPages + wordsOfLists

    private static let wordsOfPages = [
        "Back", "Close", "Menu", "More", "More actions", "Nothing to show", "Reconnecting…",
        "The page was restarted", "Sheet", "Cancel", "OK", "Share…", "Copied",
    ]

    package static let translations = read(table, tableOfLists)

    private static let table = """
        ar: رجوع | إغلاق | القائمة | المزيد | إجراءات أخرى | لا شيء لعرضه | جارٍ إعادة الاتصال… | أُعيد تشغيل الصفحة | لوحة | إلغاء | موافق | مشاركة… | تم النسخ
        cs: Zpět | Zavřít | Nabídka | Více | Další akce | Není co zobrazit | Obnovuje se připojení… | Stránka byla spuštěna znovu | Panel | Zrušit | OK | Sdílet… | Zkopírováno
        da: Tilbage | Luk | Menu | Mere | Flere handlinger | Intet at vise | Opretter forbindelse igen… | Siden blev startet igen | Panel | Annuller | OK | Del… | Kopieret
        de: Zurück | Schließen | Menü | Mehr | Weitere Aktionen | Nichts anzuzeigen | Verbindung wird wiederhergestellt… | Die Seite wurde neu gestartet | Blatt | Abbrechen | OK | Teilen … | Kopiert
        es: Atrás | Cerrar | Menú | Más | Más acciones | Nada que mostrar | Reconectando… | La página se ha reiniciado | Panel | Cancelar | OK | Compartir… | Copiado
        fi: Takaisin | Sulje | Valikko | Lisää | Lisää toimintoja | Ei näytettävää | Yhdistetään uudelleen… | Sivu käynnistettiin uudelleen | Paneeli | Kumoa | OK | Jaa… | Kopioitu
        fr: Retour | Fermer | Menu | Plus | Plus d’actions | Rien à afficher | Reconnexion… | La page a redémarré | Panneau | Annuler | OK | Partager… | Copié
        he: חזרה | סגירה | תפריט | עוד | פעולות נוספות | אין מה להציג | מתחבר מחדש… | הדף הופעל מחדש | חלונית | ביטול | אישור | שיתוף… | הועתק
        hi: वापस | बंद करें | मेनू | और | और कार्रवाइयाँ | दिखाने के लिए कुछ नहीं | फिर से कनेक्ट हो रहा है… | पेज फिर से शुरू हुआ | पैनल | रद्द करें | ठीक | शेयर करें… | कॉपी किया गया
        it: Indietro | Chiudi | Menu | Altro | Altre azioni | Niente da mostrare | Riconnessione… | La pagina è stata riavviata | Pannello | Annulla | OK | Condividi… | Copiato
        ja: 戻る | 閉じる | メニュー | その他 | その他の操作 | 表示するものがありません | 再接続中… | ページを再起動しました | シート | キャンセル | OK | 共有… | コピーしました
        ko: 뒤로 | 닫기 | 메뉴 | 더 보기 | 추가 동작 | 표시할 내용 없음 | 다시 연결하는 중… | 페이지가 다시 시작되었습니다 | 시트 | 취소 | 확인 | 공유… | 복사됨
        nb: Tilbake | Lukk | Meny | Mer | Flere handlinger | Ingenting å vise | Kobler til på nytt… | Siden ble startet på nytt | Panel | Avbryt | OK | Del… | Kopiert
        nl: Terug | Sluit | Menu | Meer | Meer acties | Niets om te tonen | Opnieuw verbinden… | De pagina is opnieuw gestart | Paneel | Annuleer | OK | Deel… | Gekopieerd
        pl: Wstecz | Zamknij | Menu | Więcej | Więcej działań | Brak treści | Ponowne łączenie… | Strona została uruchomiona ponownie | Panel | Anuluj | OK | Udostępnij… | Skopiowano
        pt: Voltar | Fechar | Menu | Mais | Mais ações | Nada para mostrar | Reconectando… | A página foi reiniciada | Painel | Cancelar | OK | Compartilhar… | Copiado
        ru: Назад | Закрыть | Меню | Ещё | Другие действия | Нечего показать | Повторное подключение… | Страница запущена заново | Панель | Отменить | OK | Поделиться… | Скопировано
        sv: Tillbaka | Stäng | Meny | Mer | Fler åtgärder | Inget att visa | Återansluter… | Sidan startades om | Panel | Avbryt | OK | Dela… | Kopierat
        tr: Geri | Kapat | Menü | Daha fazla | Diğer işlemler | Gösterilecek bir şey yok | Yeniden bağlanılıyor… | Sayfa yeniden başlatıldı | Panel | Vazgeç | Tamam | Paylaş… | Kopyalandı
        uk: Назад | Закрити | Меню | Ще | Інші дії | Немає що показати | Повторне підключення… | Сторінку запущено знову | Панель | Скасувати | OK | Поширити… | Скопійовано
        zh: 返回 | 关闭 | 菜单 | 更多 | 更多操作 | 没有可显示的内容 | 正在重新连接… | 页面已重新启动 | 面板 | 取消 | 好 | 共享… | 已拷贝
        zh-hant: 返回 | 關閉 | 選單 | 更多 | 更多動作 | 沒有可顯示的內容 | 正在重新連線… | 頁面已重新啟動 | 面板 | 取消 | 好 | 分享… | 已拷貝
        """

    // The words of lists.
    case delete, done, edit, moveDown, moveUp, search, noResults, noResultsFor, checkSpelling, refresh

    private static let wordsOfLists = [
        "Delete", "Done", "Edit", "Move down", "Move up", "Search", "No Results", "No Results for “%@”",
        "Check the spelling, or search for something else.", "Refresh",
    ]

    private static let tableOfLists = """
        ar: حذف | تم | تعديل | نقل لأسفل | نقل لأعلى | بحث | لا توجد نتائج | لا توجد نتائج لـ “%@” | تحقق من الإملاء أو ابحث عن شيء آخر. | تحديث
        cs: Smazat | Hotovo | Upravit | Posunout dolů | Posunout nahoru | Hledat | Žádné výsledky | Žádné výsledky pro „%@“ | Zkontrolujte pravopis nebo hledejte něco jiného. | Obnovit
        da: Slet | OK | Rediger | Flyt ned | Flyt op | Søg | Ingen resultater | Ingen resultater for “%@” | Kontrollér stavningen, eller søg efter noget andet. | Opdater
        de: Löschen | Fertig | Bearbeiten | Nach unten | Nach oben | Suchen | Keine Ergebnisse | Keine Ergebnisse für „%@“ | Prüfe die Schreibweise oder suche nach etwas anderem. | Aktualisieren
        es: Eliminar | OK | Editar | Bajar | Subir | Buscar | Sin resultados | Sin resultados para “%@” | Revisa la ortografía o busca otra cosa. | Actualizar
        fi: Poista | Valmis | Muokkaa | Siirrä alas | Siirrä ylös | Etsi | Ei tuloksia | Ei tuloksia haulle ”%@” | Tarkista kirjoitusasu tai etsi jotain muuta. | Päivitä
        fr: Supprimer | OK | Modifier | Descendre | Monter | Rechercher | Aucun résultat | Aucun résultat pour « %@ » | Vérifiez l’orthographe ou cherchez autre chose. | Actualiser
        he: מחיקה | סיום | עריכה | הזזה למטה | הזזה למעלה | חיפוש | אין תוצאות | אין תוצאות עבור “%@” | יש לבדוק את האיות או לחפש משהו אחר. | רענון
        hi: हटाएँ | पूर्ण | संपादित करें | नीचे ले जाएँ | ऊपर ले जाएँ | खोजें | कोई परिणाम नहीं | “%@” के लिए कोई परिणाम नहीं | वर्तनी जाँचें या कुछ और खोजें। | रीफ़्रेश करें
        it: Elimina | Fine | Modifica | Sposta giù | Sposta su | Cerca | Nessun risultato | Nessun risultato per “%@” | Controlla l’ortografia o cerca altro. | Aggiorna
        ja: 削除 | 完了 | 編集 | 下へ移動 | 上へ移動 | 検索 | 結果なし | “%@”の検索結果はありません | つづりを確認するか、別の語で検索してください。 | 更新
        ko: 삭제 | 완료 | 편집 | 아래로 이동 | 위로 이동 | 검색 | 결과 없음 | ‘%@’에 대한 결과 없음 | 맞춤법을 확인하거나 다른 것을 검색하세요. | 새로 고침
        nb: Slett | Ferdig | Rediger | Flytt ned | Flytt opp | Søk | Ingen resultater | Ingen resultater for «%@» | Kontroller stavemåten, eller søk etter noe annet. | Oppdater
        nl: Verwijder | Gereed | Wijzig | Omlaag | Omhoog | Zoek | Geen resultaten | Geen resultaten voor ‘%@’ | Controleer de spelling of zoek iets anders. | Vernieuw
        pl: Usuń | Gotowe | Edytuj | Przesuń w dół | Przesuń w górę | Szukaj | Brak wyników | Brak wyników dla „%@” | Sprawdź pisownię lub poszukaj czegoś innego. | Odśwież
        pt: Apagar | OK | Editar | Mover para baixo | Mover para cima | Buscar | Nenhum resultado | Nenhum resultado para “%@” | Verifique a ortografia ou busque outra coisa. | Atualizar
        ru: Удалить | Готово | Изменить | Переместить вниз | Переместить вверх | Поиск | Нет результатов | Нет результатов по запросу «%@» | Проверьте написание или поищите что-нибудь другое. | Обновить
        sv: Radera | Klar | Redigera | Flytta nedåt | Flytta uppåt | Sök | Inga resultat | Inga resultat för ”%@” | Kontrollera stavningen eller sök efter något annat. | Uppdatera
        tr: Sil | Bitti | Düzenle | Aşağı taşı | Yukarı taşı | Ara | Sonuç yok | “%@” için sonuç yok | Yazımı denetleyin veya başka bir şey arayın. | Yenile
        uk: Видалити | Готово | Редагувати | Перемістити вниз | Перемістити вгору | Пошук | Немає результатів | Немає результатів для «%@» | Перевірте правопис або пошукайте щось інше. | Оновити
        zh: 删除 | 完成 | 编辑 | 下移 | 上移 | 搜索 | 无结果 | 没有“%@”的结果 | 请检查拼写或搜索其他内容。 | 刷新
        zh-hant: 刪除 | 完成 | 編輯 | 下移 | 上移 | 搜尋 | 沒有結果 | 沒有「%@」的結果 | 請檢查拼字或搜尋其他內容。 | 重新整理
        """
}
