import TipContent

/// A text about tips that the package itself provides.
package enum TipWord: Int, ProvidedWord {
    case close

    package static let english = ["Close tip"]

    package static let translations = read(table)

    private static let table = """
        ar: إغلاق النصيحة
        cs: Zavřít tip
        da: Luk tip
        de: Tipp schließen
        es: Cerrar consejo
        fi: Sulje vinkki
        fr: Fermer l’astuce
        he: סגירת הטיפ
        hi: सुझाव बंद करें
        it: Chiudi suggerimento
        ja: ヒントを閉じる
        ko: 팁 닫기
        nb: Lukk tips
        nl: Sluit tip
        pl: Zamknij wskazówkę
        pt: Fechar dica
        ru: Закрыть совет
        sv: Stäng tips
        tr: İpucunu kapat
        uk: Закрити пораду
        zh: 关闭提示
        zh-hant: 關閉提示
        """
}
