/// A localized text that TipUI provides: an accessibility label of a control without text, or a status of a page.
package enum SystemWord: Int, CaseIterable, Sendable {
    case back, close, closeTip, menu, more, moreActions, nothingToShow, reconnecting, restarted, sheet

    /// Returns the text in a language, given as a BCP 47 tag; in English if the language is `nil` or unknown.
    package func text(in language: String?) -> String {
        guard let language, !language.isEmpty else { return Self.english[rawValue] }
        let parts = language.lowercased().replacing(/^zh-(tw|hk|mo)/, with: "zh-hant").split(separator: "-")
        let found = parts.indices.reversed().lazy.compactMap { last in
            Self.translations[parts[...last].joined(separator: "-")]
        }
        return (found.first ?? Self.english)[rawValue]
    }

    private static let english = [
        "Back", "Close", "Close tip", "Menu", "More", "More actions", "Nothing to show", "Reconnecting…",
        "The page was restarted", "Sheet",
    ]

    /// The texts in all languages except English, by language, in the order of the cases.
    static let translations = Dictionary(
        uniqueKeysWithValues: table.split(separator: "\n").map { row in
            let parts = row.split(separator: ": ", maxSplits: 1)
            return (String(parts[0]), parts[1].split(separator: " | ").map(String.init))
        }
    )

    private static let table = """
        ar: رجوع | إغلاق | إغلاق النصيحة | القائمة | المزيد | إجراءات أخرى | لا شيء لعرضه | جارٍ إعادة الاتصال… | أُعيد تشغيل الصفحة | لوحة
        cs: Zpět | Zavřít | Zavřít tip | Nabídka | Více | Další akce | Není co zobrazit | Obnovuje se připojení… | Stránka byla spuštěna znovu | Panel
        da: Tilbage | Luk | Luk tip | Menu | Mere | Flere handlinger | Intet at vise | Opretter forbindelse igen… | Siden blev startet igen | Panel
        de: Zurück | Schließen | Tipp schließen | Menü | Mehr | Weitere Aktionen | Nichts anzuzeigen | Verbindung wird wiederhergestellt… | Die Seite wurde neu gestartet | Blatt
        es: Atrás | Cerrar | Cerrar consejo | Menú | Más | Más acciones | Nada que mostrar | Reconectando… | La página se ha reiniciado | Panel
        fi: Takaisin | Sulje | Sulje vinkki | Valikko | Lisää | Lisää toimintoja | Ei näytettävää | Yhdistetään uudelleen… | Sivu käynnistettiin uudelleen | Paneeli
        fr: Retour | Fermer | Fermer l’astuce | Menu | Plus | Plus d’actions | Rien à afficher | Reconnexion… | La page a redémarré | Panneau
        he: חזרה | סגירה | סגירת הטיפ | תפריט | עוד | פעולות נוספות | אין מה להציג | מתחבר מחדש… | הדף הופעל מחדש | חלונית
        hi: वापस | बंद करें | सुझाव बंद करें | मेनू | और | और कार्रवाइयाँ | दिखाने के लिए कुछ नहीं | फिर से कनेक्ट हो रहा है… | पेज फिर से शुरू हुआ | पैनल
        it: Indietro | Chiudi | Chiudi suggerimento | Menu | Altro | Altre azioni | Niente da mostrare | Riconnessione… | La pagina è stata riavviata | Pannello
        ja: 戻る | 閉じる | ヒントを閉じる | メニュー | その他 | その他の操作 | 表示するものがありません | 再接続中… | ページを再起動しました | シート
        ko: 뒤로 | 닫기 | 팁 닫기 | 메뉴 | 더 보기 | 추가 동작 | 표시할 내용 없음 | 다시 연결하는 중… | 페이지가 다시 시작되었습니다 | 시트
        nb: Tilbake | Lukk | Lukk tips | Meny | Mer | Flere handlinger | Ingenting å vise | Kobler til på nytt… | Siden ble startet på nytt | Panel
        nl: Terug | Sluit | Sluit tip | Menu | Meer | Meer acties | Niets om te tonen | Opnieuw verbinden… | De pagina is opnieuw gestart | Paneel
        pl: Wstecz | Zamknij | Zamknij wskazówkę | Menu | Więcej | Więcej działań | Brak treści | Ponowne łączenie… | Strona została uruchomiona ponownie | Panel
        pt: Voltar | Fechar | Fechar dica | Menu | Mais | Mais ações | Nada para mostrar | Reconectando… | A página foi reiniciada | Painel
        ru: Назад | Закрыть | Закрыть совет | Меню | Ещё | Другие действия | Нечего показать | Повторное подключение… | Страница запущена заново | Панель
        sv: Tillbaka | Stäng | Stäng tips | Meny | Mer | Fler åtgärder | Inget att visa | Återansluter… | Sidan startades om | Panel
        tr: Geri | Kapat | İpucunu kapat | Menü | Daha fazla | Diğer işlemler | Gösterilecek bir şey yok | Yeniden bağlanılıyor… | Sayfa yeniden başlatıldı | Panel
        uk: Назад | Закрити | Закрити пораду | Меню | Ще | Інші дії | Немає що показати | Повторне підключення… | Сторінку запущено знову | Панель
        zh: 返回 | 关闭 | 关闭提示 | 菜单 | 更多 | 更多操作 | 没有可显示的内容 | 正在重新连接… | 页面已重新启动 | 面板
        zh-hant: 返回 | 關閉 | 關閉提示 | 選單 | 更多 | 更多動作 | 沒有可顯示的內容 | 正在重新連線… | 頁面已重新啟動 | 面板
        """
}
