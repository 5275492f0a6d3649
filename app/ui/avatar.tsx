import { Picture } from "./picture";

const sizes = {
	20: "size-5 text-[9px]",
	24: "size-6 text-[10px]",
	28: "size-7 text-[11px]",
	32: "size-8 text-xs",
	40: "size-10 text-sm",
	44: "size-11 text-base",
	72: "size-18 text-2xl",
} as const;

type Sized = { name: string; size?: keyof typeof sizes };

function tint(name: string): number {
	let sum = 7;
	for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0;
	return (sum % 5) + 1;
}

function initials(name: string): string {
	const words = name.trim().split(/\s+/).filter(Boolean);
	const letter = (word?: string) => [...(word ?? "")][0] ?? "";
	return (words.length > 1 ? letter(words[0]) + letter(words.at(-1)) : letter(words[0])).toUpperCase();
}

/** A person, round: their picture, or initials on a tint chosen by the name. Decorative: the name stands beside it. */
export function Avatar({ name, size = 28, photo }: Sized & { photo?: string | null }) {
	const letters = (
		<span className={`avatar rounded-full tint-${tint(name)} ${sizes[size]}`} aria-hidden="true">
			{initials(name)}
		</span>
	);
	if (!photo) return letters;
	return (
		<Picture
			src={photo}
			instead={letters}
			loading="lazy"
			className={`avatar rounded-full border border-line object-cover ${sizes[size]}`}
		/>
	);
}

/** An organisation, square with round corners: its logo, or the first letter on a tint. Decorative. */
export function Tile({ name, size = 28, logo }: Sized & { logo?: string | null }) {
	const letter = (
		<span className={`avatar rounded-[25%] tint-${tint(name)} ${sizes[size]}`} aria-hidden="true">
			{[...name.trim()][0]?.toUpperCase()}
		</span>
	);
	if (!logo) return letter;
	return <Picture src={logo} instead={letter} className={`avatar rounded-[18%] object-contain ${sizes[size]}`} />;
}
