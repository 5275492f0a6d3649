import { to } from "#app/platform/portal-paths";

type Acts = { help: () => void; navigate: (path: string) => void };

/** A key that waits for a second one is forgotten after this many milliseconds. */
const SEQUENCE = 1200;
let goAt = Number.NEGATIVE_INFINITY;

/** Does what a single key stands for; those of lists do nothing on a page that has none. */
export function pressed(key: string, { help, navigate }: Acts): void {
	const isSecond = performance.now() - goAt < SEQUENCE;
	goAt = key === "g" ? performance.now() : Number.NEGATIVE_INFINITY;
	const acts: Record<string, () => void> = {
		"?": help,
		h: () => isSecond && navigate(to.home()),
		"/": () => find("[role=search] input[type=search]")?.focus(),
		f: () => find("[role=search] select, .open-filters")?.focus(),
		n: () => find(":has(table.list, [role=search]) a.btn-primary")?.click(),
		j: () => move(1),
		k: () => move(-1),
		x: () => tick(false),
		X: () => tick(true),
		e: () => inRow("[data-edit]")?.click(),
		"[": () => find("[data-neighbour=previous]")?.click(),
		"]": () => find("[data-neighbour=next]")?.click(),
	};
	acts[key]?.();
}

const find = (what: string) => document.querySelector<HTMLElement>(`#main ${what}`);
const row = () => document.activeElement?.closest("#main .list tbody tr") ?? null;
const inRow = (what: string) => row()?.querySelector<HTMLElement>(what);

/** To the name in the next row, or the one before; from outside the list to its first. */
function move(by: 1 | -1): void {
	const links = [...document.querySelectorAll<HTMLElement>("#main .row-link")].filter((link) => link.checkVisibility());
	const here = row();
	const at = here ? links.findIndex((link) => here.contains(link)) : -1;
	const next = links[at === -1 ? 0 : at + by];
	next?.focus();
	next?.scrollIntoView({ block: "nearest" });
}

/** Chooses the row, or with Shift all rows up to it from the one that was chosen last. */
function tick(shiftKey: boolean): void {
	inRow(".row-select")?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
}
