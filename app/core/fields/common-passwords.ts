/**
 * Words that many people build a password on, folded to lower-case letters, and the row of signs
 * over the digits: the head of every published list of leaked passwords, and the obvious ones at a
 * temple. readPassword removes them and checks what is left.
 */
export const commonWords = `
password passwort passw pass word admin administrator root user guest login welcome letmein secret access master
!@#$%^&*() !@#$%^&* !@#$%^& !@#$%^ !@#$%
qwertyuiop qwerty asdfghjkl asdfgh zxcvbnm zxcvbn azerty abcdefgh abcdef abcd iloveyou loveyou lovely love sunshine
princess dragon monkey football baseball cricket superman batman pokemon starwars whatever trustno computer internet
samsung nokia google facebook whatsapp instagram android iphone microsoft charlie michael jordan shadow flower
hello freedom summer winter monday sunday changeme default test temp demo india indian bharat hindustan mumbai delhi
newdelhi ghaziabad noida sachin dhoni virat kohli family mother father papa mummy baby jaihind namaste namaskar
harekrishna harekrsna harekrishnaharekrishna krishna krsna krishn kanha kanhaiya hare rama ramram ram sita sitaram
radhe radha radheradhe radhakrishna radheshyam radheyradhey shyam govinda gopal gopala govind madhav mohan murari
jaishreeram jaishriram jaishreekrishna jaishrikrishna shreekrishna shrikrishna jai shree shri sri jaimatadi matadi
hari haribol hariom haribolo om omnamah omnamahshivaya namah shivay shivaya shiva shiv mahadev ganesh ganesha ganpati
hanuman bajrangbali balaji durga lakshmi laxmi saraswati vishnu narayan narayana jagannath balaram subhadra
chaitanya nityananda gauranga gaura nitai panchatattva prabhupada srilaprabhupada iskcon temple mandir vrindavan
vrindaban mathura mayapur barsana govardhan yamuna ganga tulsi tulasi prasadam prasad kirtan bhakti bhagavatam
bhagavad bhagwat bhagwan gita geeta seva sevak devotee darshan arati aarti janmashtami diwali holi
`
  .trim()
  .split(/\s+/)
  .sort((a, b) => b.length - a.length);
