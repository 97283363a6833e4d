import TipContent

/// A text in a terminal that the package itself provides.
package enum TerminalWord: Int, ProvidedWord {
    case tip
    case hideThisTip
    case hideAllTips
    case or

    package static let english = ["Tip", "Hide this tip:", "Hide all tips:", "or"]

    package static let translations = read(
        """
        ar: نصيحة | إخفاء هذه النصيحة: | إخفاء كل النصائح: | أو
        cs: Tip | Skrýt tento tip: | Skrýt všechny tipy: | nebo
        da: Tip | Skjul dette tip: | Skjul alle tips: | eller
        de: Tipp | Diesen Tipp ausblenden: | Alle Tipps ausblenden: | oder
        es: Consejo | Ocultar este consejo: | Ocultar todos los consejos: | o
        fi: Vinkki | Piilota tämä vinkki: | Piilota kaikki vinkit: | tai
        fr: Astuce | Masquer cette astuce : | Masquer toutes les astuces : | ou
        he: טיפ | להסתרת הטיפ הזה: | להסתרת כל הטיפים: | או
        hi: सुझाव | यह सुझाव छिपाएँ: | सभी सुझाव छिपाएँ: | या
        it: Suggerimento | Nascondi questo suggerimento: | Nascondi tutti i suggerimenti: | o
        ja: ヒント | このヒントを隠す: | すべてのヒントを隠す: | または
        ko: 팁 | 이 팁 숨기기: | 모든 팁 숨기기: | 또는
        nb: Tips | Skjul dette tipset: | Skjul alle tips: | eller
        nl: Tip | Verberg deze tip: | Verberg alle tips: | of
        pl: Wskazówka | Ukryj tę wskazówkę: | Ukryj wszystkie wskazówki: | lub
        pt: Dica | Ocultar esta dica: | Ocultar todas as dicas: | ou
        ru: Совет | Скрыть этот совет: | Скрыть все советы: | или
        sv: Tips | Dölj det här tipset: | Dölj alla tips: | eller
        tr: İpucu | Bu ipucunu gizle: | Tüm ipuçlarını gizle: | veya
        uk: Порада | Приховати цю пораду: | Приховати всі поради: | або
        zh: 提示 | 隐藏此提示： | 隐藏所有提示： | 或
        zh-hant: 提示 | 隱藏此提示： | 隱藏所有提示： | 或
        """
    )

    /// The text in the language of the person who started the process.
    package var text: String { text(for: EnvironmentValues().textLanguage) }

    /// Returns the text in a language; for English nothing is read of the other languages.
    func text(for language: String?) -> String {
        guard let language, !language.lowercased().hasPrefix("en") else { return Self.english[rawValue] }
        return text(in: language)
    }
}
