import type { PictureName } from "#db/schema/norwegian-learning";
import { pictured } from "../items/write-task";

/** What the pictures show, in Norwegian: the words that a teacher reads of an answer. */
const words: Record<PictureName, string> = {
	...{ apple: "eple", bed: "seng", boat: "båt", book: "bok", bread: "brød", bus: "buss", car: "bil", clock: "klokke" },
	...{ cup: "kopp", eye: "øye", fish: "fisk", house: "hus", key: "nøkkel", milk: "melk", phone: "telefon" },
	...{ shirt: "skjorte", sun: "sol", tree: "tre" },
};

const task = (question: string, ...pictures: [PictureName, PictureName, PictureName]) =>
	pictured(
		question,
		pictures.map((picture) => ({ picture, text: words[picture] })),
	);

/** Spoken Norwegian, from a word in a short question to what has to be understood from a situation. The first picture is right. */
const heard = [
	["bilen", task("Hvor er bilen?", "car", "house", "fish")],
	["eplet", task("Hvor er eplet?", "apple", "bread", "cup")],
	["fisken", task("Hvor er fisken?", "fish", "bus", "tree")],
	["å drikke kaffe", task("Hun drikker kaffe.", "cup", "milk", "apple")],
	["å lese", task("Jenta leser.", "book", "phone", "bed")],
	["å ta bussen", task("Jeg tar bussen til jobben.", "bus", "boat", "car")],
	["å ringe legen", task("Jeg må ringe til legen.", "phone", "shirt", "key")],
	["tida", task("Hva er klokka?", "clock", "eye", "sun")],
	["å være trett", task("Jeg er trett. Jeg vil sove.", "bed", "bread", "boat")],
	["en dør som er låst", task("Jeg kommer ikke inn. Døra er låst.", "key", "shirt", "milk")],
] as const;

/** Single words to read. */
const read = [
	["sol", task("sol", "sun", "boat", "eye")],
	["hus", task("hus", "house", "tree", "fish")],
	["bil", task("bil", "car", "boat", "bed")],
	["buss", task("buss", "bus", "book", "bread")],
	["melk", task("melk", "milk", "cup", "key")],
] as const;

/** Items of our own whose answers are pictures, in their order, with the skill that each tries. */
export const pictureTasks = [
	...heard.map(([about, own], at) => ({
		key: keyOf("heard", at),
		title: `Bilder, hør: ${about}`,
		task: own,
		skill: "listening" as const,
	})),
	...read.map(([about, own], at) => ({
		key: keyOf("read", at),
		title: `Bilder, les: ${about}`,
		task: own,
		skill: "reading" as const,
	})),
];

/** With a number that sorts. */
function keyOf(group: string, at: number): string {
	return `pictures-${group}-${String(at + 1).padStart(2, "0")}`;
}
