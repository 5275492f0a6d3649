/** What a card of the dashboard can be about, and the periods in days that it can be set to. */
export const cardKinds = {
	tasks: { icon: "list-checks", periods: [7, 14, 30], level: 10 },
	meetings: { icon: "calendar-days", periods: [7, 14, 30], level: 10 },
	messages: { icon: "inbox", periods: [], level: 20 },
	silent: { icon: "clock", periods: [30, 60, 90, 180], level: 10 },
	notes: { icon: "notebook-pen", periods: [], level: 10 },
	types: { icon: "building-2", periods: [], level: 10 },
	municipalities: { icon: "map-pin", periods: [], level: 10 },
} as const;

export type CardKey = keyof typeof cardKinds;
export const cardKeys = Object.keys(cardKinds) as [CardKey, ...CardKey[]];

/** A card where it stands: one or two columns wide, with the period that was chosen. */
export type Card = { key: CardKey; width: number; options?: Record<string, string> };

/** What a tenant shows that has chosen nothing. */
export const firstCards: Card[] = [
	{ key: "tasks", width: 1 },
	{ key: "meetings", width: 1 },
	{ key: "messages", width: 1 },
	{ key: "silent", width: 1, options: { days: "90" } },
	{ key: "notes", width: 2 },
	{ key: "types", width: 1 },
	{ key: "municipalities", width: 1 },
];

/** The period of a card in days; 0 where it has none. */
export function daysOf({ key, options }: Card): number {
	const periods: readonly number[] = cardKinds[key].periods;
	const chosen = Number(options?.days);
	return periods.includes(chosen) ? chosen : (periods[0] ?? 0);
}

export type Change =
	| { do: "move"; key: CardKey; by: number }
	| { do: "place"; key: CardKey; before: CardKey | null }
	| { do: "resize"; key: CardKey }
	| { do: "hide"; key: CardKey }
	| { do: "add"; key: CardKey }
	| { do: "period"; key: CardKey; days: string };

/** The cards after a change; one that means a card which is not there changes nothing. */
export function changed(cards: readonly Card[], change: Change): Card[] {
	const { key } = change;
	const at = cards.findIndex((card) => card.key === key);
	const card = cards[at];
	if (change.do === "add") return card ? [...cards] : [...cards, { key, width: 1 }];
	if (!card) return [...cards];
	const others = cards.filter((one) => one !== card);
	const replaced = (one: Card) => cards.map((each) => (each === card ? one : each));
	switch (change.do) {
		case "hide":
			return others;
		case "resize":
			return replaced({ ...card, width: card.width === 1 ? 2 : 1 });
		case "period":
			return replaced({ ...card, options: { ...card.options, days: change.days } });
		case "place": {
			if (change.before === key) return [...cards];
			const place = others.findIndex((one) => one.key === change.before);
			return others.toSpliced(place < 0 ? others.length : place, 0, card);
		}
		case "move":
			return others.toSpliced(Math.max(0, Math.min(others.length, at + change.by)), 0, card);
	}
}
