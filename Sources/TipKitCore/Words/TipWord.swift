import Foundation
import TipContent
package import TipKitEngine

/// A text about tips that the package itself provides.
package enum TipWord: Int, ProvidedWord {
    case close
    case later
    case tips
    case noTips
    case showTips
    case why
    case becauseUnused
    case becauseOfUse
    case becauseOfAll
    /// A place in a group, which ``position`` fills in.
    case place

    package static let english =
        ["Close tip", "Remind me later", "Tips", "No tips yet", "Show tips", "Why this tip?"] + reasons

    private static let reasons = [
        "It is about something that you haven’t used yet.", "It fits what you do here.", "Everyone is shown it.",
        "{place} of {count}",
    ]

    package static let translations = read(buttons, library, causes, places)

    private static let buttons = """
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

    private static let library = """
        ar: النصائح | لا نصائح بعد | إظهار النصائح | لماذا هذه النصيحة؟
        cs: Tipy | Zatím žádné tipy | Zobrazovat tipy | Proč tento tip?
        da: Tips | Ingen tips endnu | Vis tips | Hvorfor dette tip?
        de: Tipps | Noch keine Tipps | Tipps anzeigen | Warum dieser Tipp?
        es: Consejos | Aún no hay consejos | Mostrar consejos | ¿Por qué este consejo?
        fi: Vinkit | Ei vielä vinkkejä | Näytä vinkit | Miksi tämä vinkki?
        fr: Astuces | Aucune astuce pour le moment | Afficher les astuces | Pourquoi cette astuce ?
        he: טיפים | עדיין אין טיפים | הצגת טיפים | למה הטיפ הזה?
        hi: सुझाव | अभी कोई सुझाव नहीं | सुझाव दिखाएँ | यह सुझाव क्यों?
        it: Suggerimenti | Ancora nessun suggerimento | Mostra suggerimenti | Perché questo suggerimento?
        ja: ヒント | ヒントはまだありません | ヒントを表示 | このヒントが表示された理由
        ko: 팁 | 아직 팁 없음 | 팁 보기 | 이 팁이 표시된 이유
        nb: Tips | Ingen tips ennå | Vis tips | Hvorfor dette tipset?
        nl: Tips | Nog geen tips | Toon tips | Waarom deze tip?
        pl: Wskazówki | Nie ma jeszcze wskazówek | Pokazuj wskazówki | Dlaczego ta wskazówka?
        pt: Dicas | Ainda não há dicas | Mostrar dicas | Por que esta dica?
        ru: Советы | Советов пока нет | Показывать советы | Почему этот совет?
        sv: Tips | Inga tips ännu | Visa tips | Varför det här tipset?
        tr: İpuçları | Henüz ipucu yok | İpuçlarını göster | Neden bu ipucu?
        uk: Поради | Порад поки немає | Показувати поради | Чому ця порада?
        zh: 提示 | 还没有提示 | 显示提示 | 为什么显示此提示？
        zh-hant: 提示 | 還沒有提示 | 顯示提示 | 為什麼顯示此提示？
        """

    /// Answers to ``why``.
    private static let causes = """
        ar: لأنها عن شيء لم تستخدمه بعد. | لأنها تناسب ما تفعله هنا. | لأنها تظهر للجميع.
        cs: Týká se něčeho, co jste zatím nepoužili. | Hodí se k tomu, co tu děláte. | Vidí ho každý.
        da: Det handler om noget, du ikke har brugt endnu. | Det passer til det, du gør her. | Det vises for alle.
        de: Es geht um etwas, das Sie noch nicht benutzt haben. | Er passt zu dem, was Sie hier tun. | Alle sehen ihn.
        es: Trata de algo que aún no has usado. | Se ajusta a lo que haces aquí. | Se muestra a todo el mundo.
        fi: Se koskee jotain, mitä et ole vielä käyttänyt. | Se sopii siihen, mitä teet täällä. | Se näytetään kaikille.
        fr: Elle porte sur quelque chose que vous n’avez pas encore utilisé. | Elle correspond à ce que vous faites ici. | Tout le monde la voit.
        he: הוא עוסק במשהו שעדיין לא השתמשת בו. | הוא מתאים למה שנעשה כאן. | הוא מוצג לכולם.
        hi: यह ऐसी चीज़ के बारे में है जिसका आपने अभी तक उपयोग नहीं किया है। | यह आपके यहाँ के काम से जुड़ा है। | यह सभी को दिखाया जाता है।
        it: Riguarda qualcosa che non hai ancora usato. | È adatto a ciò che fai qui. | Viene mostrato a tutti.
        ja: まだ使われていない機能についてのヒントです。 | ここでの使い方に合ったヒントです。 | すべての人に表示されます。
        ko: 아직 사용하지 않은 기능에 관한 팁입니다. | 여기에서 하는 작업에 맞는 팁입니다. | 모든 사람에게 표시됩니다.
        nb: Det handler om noe du ikke har brukt ennå. | Det passer til det du gjør her. | Det vises for alle.
        nl: Hij gaat over iets dat je nog niet hebt gebruikt. | Hij past bij wat je hier doet. | Iedereen krijgt hem te zien.
        pl: Dotyczy czegoś, co nie było jeszcze używane. | Pasuje do tego, co tu robisz. | Widzą ją wszyscy.
        pt: É sobre algo que você ainda não usou. | Combina com o que você faz aqui. | Todos a veem.
        ru: Он о том, чем вы ещё не пользовались. | Он подходит к тому, что вы здесь делаете. | Его видят все.
        sv: Det handlar om något som du inte har använt ännu. | Det passar det du gör här. | Alla får se det.
        tr: Henüz kullanmadığınız bir şeyle ilgili. | Burada yaptıklarınıza uygun. | Herkese gösterilir.
        uk: Вона про те, чим ви ще не користувалися. | Вона відповідає тому, що ви тут робите. | Її бачать усі.
        zh: 它介绍的功能你还没有用过。 | 它与你在这里的操作有关。 | 所有人都会看到。
        zh-hant: 它介紹的功能你還沒有用過。 | 它與你在這裡的操作有關。 | 所有人都會看到。
        """

    private static let places = """
        ar: {place} من {count}
        cs: {place} z {count}
        da: {place} af {count}
        de: {place} von {count}
        es: {place} de {count}
        fi: {place}/{count}
        fr: {place} sur {count}
        he: {place} מתוך {count}
        hi: {count} में से {place}
        it: {place} di {count}
        ja: {place}/{count}
        ko: {place}/{count}
        nb: {place} av {count}
        nl: {place} van {count}
        pl: {place} z {count}
        pt: {place} de {count}
        ru: {place} из {count}
        sv: {place} av {count}
        tr: {place}/{count}
        uk: {place} з {count}
        zh: 第 {place} 条，共 {count} 条
        zh-hant: 第 {place} 則，共 {count} 則
        """
}

extension GroupPosition {
    /// Returns the place in a language, such as "2 of 4".
    package func text(in language: String?) -> String {
        TipWord.place.text(in: language).replacing("{place}", with: "\(place)").replacing("{count}", with: "\(count)")
    }
}

extension Text {
    /// Creates a text from a place in a group, in the language of the environment's locale.
    package init(_ position: GroupPosition) { self.init(position, format: PositionFormat()) }
}

/// A format that writes a place in a group in the language of a locale.
private struct PositionFormat: FormatStyle {
    var language = Locale.autoupdatingCurrent.identifier(.bcp47)

    func format(_ position: GroupPosition) -> String { position.text(in: language) }

    func locale(_ locale: Locale) -> PositionFormat { PositionFormat(language: locale.identifier(.bcp47)) }
}
