/** Companies that are no customers: name, industry, and how many work there. */
export const ownCompanies: [string, string, number][] = [
	["Strandgata Bakeri AS", "Produksjon av brød og ferske konditorvarer", 14],
	["Bjørnstad Bilpleie AS", "Vedlikehold og reparasjon av motorvogner", 6],
	["Havblikk Omsorg AS", "Hjemmetjenester", 48],
	["Fjellheim Rør AS", "VVS-arbeid", 11],
	["Sjøgata Frisør", "Frisering", 4],
	["Nordre Gård Gartneri", "Dyrking av grønnsaker", 19],
	["Kvernes Renhold AS", "Rengjøringsvirksomhet", 37],
	["Trollvik Camping", "Drift av campingplasser", 8],
	["Vågan Transport AS", "Godstransport på vei", 26],
	["Solbakken Barnehage SA", "Barnehager", 22],
	["Eidet Trevare AS", "Produksjon av bygningsartikler", 17],
	["Fjordvik Taxi SA", "Drosjebiltransport", 31],
	["Lillevik Fisk AS", "Bearbeiding av fisk", 54],
	["Nes Regnskap AS", "Regnskap og bokføring", 9],
	["Bryggen Spiseri AS", "Drift av restauranter", 16],
	["Holmen Elektro AS", "Elektrisk installasjonsarbeid", 23],
	["Furuly Sykehjem", "Sykehjem", 88],
	["Rabben Betong AS", "Produksjon av ferdigblandet betong", 13],
	["Tinden Sport AS", "Butikkhandel med sportsutstyr", 7],
	["Varden Vakt AS", "Private vakttjenester", 29],
	["Ytre Lager AS", "Lagring", 41],
	["Sagvika Møbler AS", "Butikkhandel med møbler", 12],
];
export const municipalities = ["Fjordvik", "Fjordvik", "Elvestad", "Solvik"];
export const steps = [
	"Ringe daglig leder",
	"Sende lenke til skjemaet",
	"Avtale bedriftsbesøk",
	"Foreslå to kandidater",
	"Følge opp plass i arbeidstrening",
	"Invitere til mentorkurs",
];
export const notes = [
	"Positiv til arbeidstrening, men trenger en fast kontaktperson hos oss.",
	"Har hatt dårlig erfaring med korte opphold. Ønsker minst tre måneder.",
	"Daglig leder er på ferie til mandag. Ring igjen tirsdag før lunsj.",
	"Vil gjerne ha informasjon om lønnstilskudd og inkluderingstilskudd.",
	"Kan ta imot én om gangen. Arbeidsspråket er norsk.",
];
export const roles = [
	"Sjåfører med klasse C og kompetansebevis.",
	"Helsefagarbeidere til kveld og helg.",
	"Lagermedarbeidere med truckførerbevis.",
	"Renholdere på dagtid.",
	"Kokk og serveringspersonale til sommersesongen.",
];
export const comments = [
	"Fint å bli spurt.",
	"Ring gjerne igjen etter nyttår.",
	"Ønsker én kontaktperson, ikke flere.",
];
export const jobTitles = ["Daglig leder", "Personalleder", "Avdelingsleder", "Butikksjef"];
/** What companies need: the kind, the words, and how many. */
export const needs = [
	["job", "Sjåfør med klasse C og kompetansebevis", 2],
	["training", "Plass i arbeidstrening på lager", 1],
	["job", "Helsefagarbeider til kveld og helg", 3],
	["skill", "Norsk i arbeidslivet", 4],
	["training", "Plass i arbeidstrening i kantine", 2],
	["job", "Renholder på dagtid", 1],
	["skill", "Truckførerbevis", 2],
] as const;
export const followUps = [
	"Foreslå to kandidater til lageret",
	"Sende informasjon om lønnstilskudd",
	"Avtale besøk med mentoren",
	"Ringe om plass i arbeidstrening",
];
