import { useNavigate } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import { useHydrated } from "#app/ui/use-hydrated";
import { useShortcutSwitch, useShortcuts } from "#app/ui/use-shortcuts";

type ListKeysProps = {
	/** Where something new is made, for those who may. */
	newTo?: string;
	/** Rows are ticked, and cells edited in place. */
	selects?: boolean;
	edits?: boolean;
};

/** The keys of a list, with the sheet that names them. The rows are found in the page: one list has them. */
export function ListKeys({ newTo, selects = false, edits = false }: ListKeysProps) {
	const { t } = useTranslation("lists");
	const navigate = useNavigate();
	const [on, turn] = useShortcutSwitch();
	const hydrated = useHydrated();
	useShortcuts({
		"/": () => document.querySelector<HTMLInputElement>("form[role=search] input[type=search]")?.focus(),
		j: () => step(1),
		k: () => step(-1),
		...(newTo && { n: () => navigate(newTo) }),
		...(selects && { x: () => tick(false), X: () => tick(true) }),
		...(edits && { e: () => rowInFocus()?.querySelector<HTMLElement>("[data-edit]")?.click() }),
	});
	if (!hydrated) return null;
	const keys = [
		"/",
		"j",
		"k",
		"Enter",
		...(newTo ? ["n"] : []),
		...(selects ? ["x", "Shift x"] : []),
		...(edits ? ["e"] : []),
	];
	return (
		<details className="menu relative max-md:hidden">
			<summary className="icon-btn icon-btn-sm cursor-pointer" aria-label={t("keys.title")} title={t("keys.title")}>
				<Icon name="keyboard" />
			</summary>
			<div className="menu-list absolute top-full right-0 z-20 mt-1 w-72 p-4!">
				<p className="text-13 font-semibold">{t("keys.title")}</p>
				<dl className="mt-2 grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-13">
					{keys.map((key) => (
						<KeyRow key={key} name={key} />
					))}
				</dl>
				<label className="mt-3 flex items-center gap-2 border-t border-line pt-3 text-13">
					<input
						type="checkbox"
						className="tick"
						checked={on}
						onChange={(event) => turn(event.currentTarget.checked)}
					/>
					{t("keys.on")}
				</label>
			</div>
		</details>
	);
}

const words: Record<string, string> = {
	...{ "/": "search", j: "next", k: "previous", Enter: "open", n: "new", x: "select", "Shift x": "range", e: "edit" },
};

function KeyRow({ name }: { name: string }) {
	const { t } = useTranslation("lists");
	return (
		<>
			<dt>
				<kbd className="kbd">{name}</kbd>
			</dt>
			<dd>{t(`keys.${words[name]}`)}</dd>
		</>
	);
}

const linksOfRows = () => [...document.querySelectorAll<HTMLElement>(".list tbody .row-link")];
const rowInFocus = () => document.activeElement?.closest("tr");

/** To the next row or the one before; from outside the list to its first. */
function step(by: 1 | -1): void {
	const links = linksOfRows();
	const now = links.findIndex((link) => link.closest("tr") === rowInFocus());
	const next = links[now < 0 ? 0 : now + by];
	next?.focus();
	next?.scrollIntoView({ block: "nearest" });
}

function tick(shiftKey: boolean): void {
	const box = rowInFocus()?.querySelector(".row-select");
	box?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, shiftKey }));
}
