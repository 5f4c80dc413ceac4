/**
 * Words of languages that no check of advice reads, without their marks, as a short order to a runner holds
 * them: "Corre con dolor." None is a word of English or stands in many names, as "de" and "la" do.
 */
const WORDS: Readonly<Record<string, string>> = {
  spanish:
    'corre corra correr corred corriendo entrena entrenar sigue siga sigan seguir ignora olvida olvides beber bebas ' +
    'dolor dolores duele lesion fiebre mareo mareos pastilla pastillas medicina medicinas calmante calmantes contrasena ' +
    'descansar descanses descanso aunque pero siempre nunca hoy eres puedes debes necesitas tienes adelgaza aguanta muy',
  portuguese:
    'corram correndo treina treine esqueca dores lesao febre tontura remedio remedios comprimido comprimidos senha ' +
    'voce nao sempre hoje amanha pode deve precisa isso muito melhor emagreca aguente',
  french:
    'courez courir continuez ignorez oublie oubliez prends prenez buvez mangez douleur douleurs blessure fievre vertige vertiges ' +
    'medecin comprime comprimes medicaments poids avec malgre jamais toujours demain vous votre moins beaucoup mieux ' +
    'maigris maigrissez arretez reposez',
  german:
    'lauf laufe laufen lauft renn renne trainiere trainier weiter ignorier ignoriere vergiss nimm trink trinke schmerz schmerzen ' +
    'verletzung fieber schwindel tablette tabletten medikament medikamente gewicht passwort ohne trotz nicht kein keine ' +
    'immer niemals heute kannst sollst musst und oder besser schick deine deinen dein',
  italian:
    'corri correre continua dimentica prendi bevi dolore dolori infortunio febbre vertigini pastiglia pastiglie compressa ' +
    'compresse farmaco farmaci senza anche oggi domani puoi devi questo niente dimagrisci riposare fermarti',
  dutch:
    'lopen rennen blijf negeer vergeet pijn koorts duizelig dokter pijnstiller pijnstillers wachtwoord zonder ondanks niet ' +
    'geen altijd nooit vandaag afvallen',
  indonesian:
    'lari berlari larilah terus teruskan abaikan lupakan minum minumlah makan sakit nyeri cedera demam pusing obat tanpa walau ' +
    'walaupun meski tidak jangan selalu besok kamu anda harus saja tetap sandi',
  filipino:
    'tumakbo takbo ituloy huwag pansinin uminom inumin masakit lagnat gamot doktor kahit ngayon bukas',
  polish:
    'biegaj biegnij dalej ignoruj bolu kontuzja goraczka lekarz tabletke zawsze dzisiaj jutro',
  turkish: 'kosmaya devam agri agriya agriyi sakatlik ilac degil bugun yarin ragmen olmadan',
  japaneseInLetters:
    'hashire hashirou hashirimashou hashitte itami itakutemo gaman shite kusuri nonde nomu netsu tsuzuke tsuzukete tsuzukeyou ' +
    'daijoubu yaseyou okutte oshiete kudasai desu masu',
  chineseInLetters:
    'jixu paobu henduo renzhe tengtong buyao chiyao yisheng fashao shoushang jianfei gaosu ziji zhongliang',
  vietnameseInLetters: 'uong thuoc chay tiep ngung khong kham benh dau nhuc giam nghi',
};

export const FOREIGN_WORDS: ReadonlySet<string> = new Set(
  Object.values(WORDS).flatMap((words) => words.split(' ')),
);
