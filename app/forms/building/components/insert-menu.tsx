import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Dialog } from "#app/ui/dialog";
import { Icon } from "#app/ui/icon";
import type { IconName } from "#app/ui/icon-names";
import type { QuestionType } from "../../definition/question";
import type { ItemHead } from "../../library/item-head";
import { type Spot, useBuilding } from "./build-context";
import { allKinds, itemIcon, kindIcons } from "./question-kinds";

/** A type of question, or an item of the library. */
type Insertable = { id: string; name: string; icon: IconName } & ({ type: QuestionType } | { item: ItemHead });

/** What `/` opens: type a few letters, Enter puts the question there. */
export function InsertMenu({ spot, onClose }: { spot: Spot; onClose: () => void }) {
	const { t } = useTranslation("formBuild");
	const { add, addItem, library } = useBuilding();
	const [wanted, setWanted] = useState("");
	const [at, setAt] = useState(0);
	const insertable: Insertable[] = [
		...allKinds.map((type) => ({ id: type, name: t(`kind.${type}`), icon: kindIcons[type], type })),
		...library.map((item) => ({ id: item.id, name: item.title, icon: itemIcon(item), item })),
	];
	const found = insertable.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
	const take = (one: Insertable | undefined) => {
		if (!one) return;
		onClose();
		if ("type" in one) add(one.type, spot);
		else addItem(one.item, spot);
	};
	const look = (words: string) => {
		setWanted(words);
		setAt(0);
	};
	const onKeyDown = (event: Pick<KeyboardEvent, "key" | "preventDefault">): boolean => {
		const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (by !== undefined) setAt((before) => (before + by + found.length) % Math.max(1, found.length));
		else if (event.key === "Enter") take(found[at]);
		else return false;
		event.preventDefault();
		return true;
	};
	const field = useRef<HTMLInputElement>(null);
	// The dialog is fetched when it first opens, and has the focus a moment after it is there: what is typed until then is meant for its field.
	useEffect(() => {
		const typeAhead = (event: globalThis.KeyboardEvent) => {
			const isThere = field.current !== null && document.activeElement === field.current;
			if (isThere || event.ctrlKey || event.metaKey || event.altKey) return;
			event.stopPropagation();
			if (event.key === "Escape") return onClose();
			if (onKeyDown(event)) return;
			if (event.key === "Backspace") look(wanted.slice(0, -1));
			else if (event.key.length === 1) look(wanted + event.key);
			else return;
			event.preventDefault();
		};
		document.addEventListener("keydown", typeAhead, true);
		return () => document.removeEventListener("keydown", typeAhead, true);
	});
	return (
		<Dialog open onClose={onClose} title={t("palette.search")} bare>
			<div className="p-2">
				<input
					ref={field}
					autoFocus
					onFocus={({ currentTarget }) => currentTarget.setSelectionRange(wanted.length, wanted.length)}
					role="combobox"
					aria-expanded="true"
					aria-controls="insert-kinds"
					aria-activedescendant={found[at] && `insert-${found[at].id}`}
					aria-label={t("palette.search")}
					placeholder={t("palette.search")}
					value={wanted}
					onChange={(event) => look(event.target.value)}
					onKeyDown={onKeyDown}
					className="field"
				/>
				<div id="insert-kinds" role="listbox" aria-label={t("palette.title")} className="mt-2 max-h-80 overflow-y-auto">
					{found.map((one, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
						<div
							key={one.id}
							id={`insert-${one.id}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === at}
							onClick={() => take(one)}
							className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-7 px-2 text-sm max-md:min-h-11 ${index === at ? "bg-accent-sel text-accent-ink" : "hover:bg-hover"}`}
						>
							<Icon name={one.icon} />
							<span className="min-w-0 flex-1 break-words">{one.name}</span>
							{"item" in one && (
								<span className="text-13 text-ink-3">
									{t(one.item.isProvided ? "library.provided" : "library.title")}
								</span>
							)}
						</div>
					))}
					{found.length === 0 && <p className="px-2 py-3 text-13 text-ink-3">{t("palette.none")}</p>}
				</div>
			</div>
		</Dialog>
	);
}
