import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { QuestionType } from "#app/forms/definition/question";
import { Dialog } from "#app/ui/dialog";
import { Icon } from "#app/ui/icon";
import { type Spot, useBuilding } from "./build-context";
import { allKinds, kindIcons } from "./question-kinds";

/** What `/` opens: type a few letters, Enter puts the question there. */
export function InsertMenu({ spot, onClose }: { spot: Spot; onClose: () => void }) {
	const { t } = useTranslation("formBuild");
	const { add } = useBuilding();
	const [wanted, setWanted] = useState("");
	const [at, setAt] = useState(0);
	const found = allKinds.filter((type) => t(`kind.${type}`).toLowerCase().includes(wanted.trim().toLowerCase()));
	const take = (type: QuestionType | undefined) => {
		if (!type) return;
		onClose();
		add(type, spot);
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
	// The dialog is fetched when it first opens: what is typed meanwhile is meant for its field.
	useEffect(() => {
		const typeAhead = (event: globalThis.KeyboardEvent) => {
			if (field.current || event.ctrlKey || event.metaKey || event.altKey) return;
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
					aria-activedescendant={found[at] && `insert-${found[at]}`}
					aria-label={t("palette.search")}
					placeholder={t("palette.search")}
					value={wanted}
					onChange={(event) => look(event.target.value)}
					onKeyDown={onKeyDown}
					className="field"
				/>
				<div id="insert-kinds" role="listbox" aria-label={t("palette.title")} className="mt-2 max-h-80 overflow-y-auto">
					{found.map((type, index) => (
						// biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field above
						<div
							key={type}
							id={`insert-${type}`}
							role="option"
							tabIndex={-1}
							aria-selected={index === at}
							onClick={() => take(type)}
							className={`flex min-h-9 cursor-pointer items-center gap-3 rounded-7 px-2 text-sm max-md:min-h-11 ${index === at ? "bg-accent-sel text-accent-ink" : "hover:bg-hover"}`}
						>
							<Icon name={kindIcons[type]} />
							{t(`kind.${type}`)}
						</div>
					))}
					{found.length === 0 && <p className="px-2 py-3 text-13 text-ink-3">{t("palette.none")}</p>}
				</div>
			</div>
		</Dialog>
	);
}
