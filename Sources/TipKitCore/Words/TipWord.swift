import TipContent

/// A text about tips that the package itself provides.
package enum TipWord: Int, ProvidedWord {
    case close
    case later

    package static let english = ["Close tip", "Remind me later"]

    package static let translations = read(table)

    private static let table = """
        ar: إغلاق النصيحة | ذكّرني لاحقًا
        cs: Zavřít tip | Připomenout později
        da: Luk tip | Påmind mig senere
        de: Tipp schließen | Später erinnern
        es: Cerrar consejo | Recordar más tarde
        fi: Sulje vinkki | Muistuta myöhemmin
        fr: Fermer l’astuce | Me le rappeler plus tard
        he: סגירת הטיפ | להזכיר לי מאוחר יותר
        hi: सुझाव बंद करें | बाद में याद दिलाएँ
        it: Chiudi suggerimento | Ricordamelo più tardi
        ja: ヒントを閉じる | あとで通知
        ko: 팁 닫기 | 나중에 알림
        nb: Lukk tips | Påminn meg senere
        nl: Sluit tip | Herinner mij later
        pl: Zamknij wskazówkę | Przypomnij później
        pt: Fechar dica | Lembrar mais tarde
        ru: Закрыть совет | Напомнить позже
        sv: Stäng tips | Påminn mig senare
        tr: İpucunu kapat | Daha sonra hatırlat
        uk: Закрити пораду | Нагадати пізніше
        zh: 关闭提示 | 稍后提醒我
        zh-hant: 關閉提示 | 稍後提醒我
        """
}
