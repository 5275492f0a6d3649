/** Forms of companies: two names that differ in nothing else are the same. */
const forms = new Set([
	"as",
	"asa",
	"ans",
	"da",
	"enk",
	"sa",
	"ba",
	"kf",
	"iks",
	"nuf",
	"stiftelsen",
	"ltd",
	"gmbh",
	"ab",
	"aps",
]);

/** The words of a name that tell it from others, in lower case, without accents and company forms. */
export function wordsOfName(name: string): string[] {
	const plain = name
		.toLowerCase()
		.normalize("NFD")
		.replaceAll(/\p{M}/gu, "")
		.replaceAll("ø", "o")
		.replaceAll("æ", "ae");
	const words = plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
	const own = words.filter((word) => !forms.has(word));
	return own.length > 0 ? own : words;
}

/**
 * How alike two names are, 0 to 1: by the pairs of letters that they share (Dice), whatever the order of their words.
 * Names of as many words are no more alike than their strangest word lets them be: Drift Øst is not Drift Vest.
 */
export function likeness(one: string, other: string): number {
	const [a, b] = [wordsOfName(one), wordsOfName(other)];
	if (a.join(" ") === b.join(" ")) return 1;
	if (a.length === b.length) return Math.min(shared(pairsOf(a), pairsOf(b)), (1 + strangest(a, b)) / 2);
	return Math.max(shared(pairsOf(a), pairsOf(b)), shared(pairsOf([a.join("")]), pairsOf([b.join("")])));
}

/** How alike the word of `a` that has the least like it in `b` is to what comes nearest. */
function strangest(a: string[], b: string[]): number {
	return Math.min(...a.map((word) => Math.max(...b.map((other) => shared(pairsOf([word]), pairsOf([other]))))));
}

function pairsOf(words: string[]): string[] {
	return words.flatMap((word) => {
		const framed = ` ${word} `;
		return Array.from({ length: framed.length - 1 }, (_, at) => framed.slice(at, at + 2));
	});
}

function shared(a: string[], b: string[]): number {
	const left = [...b];
	let hits = 0;
	for (const pair of a) {
		const at = left.indexOf(pair);
		if (at < 0) continue;
		left.splice(at, 1);
		hits++;
	}
	return (2 * hits) / Math.max(a.length + b.length, 1);
}

/** From here on two names are worth a look. */
export const ALIKE = 0.75;

export type Reason = "orgNo" | "email" | "phone" | "name";
type Known = { name: string; orgNo: string | null; email: string | null; phone: string | null };

/** Why two customers may be one, and how likely that is in per cent; null where nothing speaks for it. */
export function judge(a: Known, b: Known): { reasons: Reason[]; score: number } | null {
	const same = (key: "orgNo" | "email" | "phone") => a[key] !== null && a[key] === b[key];
	const names = likeness(a.name, b.name);
	const reasons: Reason[] = (["orgNo", "email", "phone"] as const).filter(same);
	if (names >= ALIKE) reasons.push("name");
	if (reasons.length === 0) return null;
	const weights = { orgNo: 0.95, email: 0.7, phone: 0.6, name: names * 0.8 };
	let doubt = reasons.reduce((left, reason) => left * (1 - weights[reason]), 1);
	// Two numbers of the register are two companies, however alike their names are.
	if (a.orgNo !== null && b.orgNo !== null && a.orgNo !== b.orgNo) doubt = Math.max(doubt, 0.7);
	return { reasons, score: Math.round((1 - doubt) * 100) };
}
