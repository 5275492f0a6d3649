import type { Random } from "./random";

const firstNames =
	"Aisha Amina Anders Anne Arne Bente Bjørn Camilla Daniel Dina Eirik Elif Elin Emil Espen Eva Fatima Frode Grete Gunnar Hanna Hassan Heidi Helge Ida Inger Ivan Jan Jonas Julia Kari Karim Kjell Kristin Lars Leila Lene Linn Magnus Maria Marit Mette Mohammed Nina Nora Odd Ola Olena Omar Per Petter Ragnhild Rune Samira Silje Siri Solveig Svein Terje Tiril Tone Torill Trond Vera Victor Wenche Yusuf Zofia Øystein Åse".split(
		" ",
	);

const lastNames =
	"Aas Abdi Ahmed Andersen Aune Bakke Berg Berge Bjerke Dahl Dahlen Ali Eide Eliassen Engen Farah Fjeld Fossum Georgiev Grande Hagen Halvorsen Hansen Haugen Helle Holm Iversen Jacobsen Jensen Johansen Karlsen Kovalenko Kristiansen Larsen Lie Lund Lunde Moe Moen Myhre Nguyen Nilsen Nowak Nygård Næss Olsen Osman Pedersen Popescu Rossi Ruud Rønning Sandvik Sæther Solberg Strand Svendsen Tangen Thorsen Tveit Vik Wiik Yılmaz Ødegård".split(
		" ",
	);

export type Name = { firstName: string; lastName: string };

/** Names as one meets them in a Norwegian municipality; each name once until the list is through. */
export function nameDrawer(random: Random): () => Name {
	const used = new Set<string>();
	return () => {
		for (;;) {
			const name = { firstName: random.pick(firstNames), lastName: random.pick(lastNames) };
			const whole = `${name.firstName} ${name.lastName}`;
			if (used.has(whole) && used.size < firstNames.length * lastNames.length * 0.9) continue;
			used.add(whole);
			return name;
		}
	};
}

/** The part of an address that a name gives: lower case, plain letters. */
export function mailName({ firstName, lastName }: Name): string {
	return `${firstName}.${lastName}`
		.toLowerCase()
		.replace(/æ/g, "ae")
		.replace(/ø/g, "o")
		.replace(/å/g, "a")
		.replace(/ı/g, "i")
		.normalize("NFD")
		.replace(/[^a-z.]/g, "");
}
