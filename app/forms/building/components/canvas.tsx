import { type KeyboardEvent, memo, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Definition } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { type Spot, useBuilding } from "./build-context";
import { useDropPlace } from "./drop-place";
import { FormHead } from "./form-head";
import { InsertMenu } from "./insert-menu";
import { PageBlock } from "./page-block";
import { useProblems } from "./rule-words";
import { GoneAfter } from "./used-notice";

/** The paper: all pages under one another. Its keys are those of the chosen question. */
export const Canvas = memo(function Canvas({ definition, chosen }: { definition: Definition; chosen: string }) {
	const building = useBuilding();
	const { t } = useTranslation("formBuild");
	const { spot, handlers } = useDropPlace(building);
	const [inserting, setInserting] = useState<Spot | null>(null);
	// The same set until other parts are wrong, so that typing draws nothing anew.
	const wrongIds = useProblems()
		.flatMap(({ level, id }) => (level === "error" ? [id] : []))
		.join();
	const wrong = useMemo(() => new Set(wrongIds.split(",")), [wrongIds]);
	const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
		const card = (event.target as HTMLElement).dataset.card;
		if (card) onCardKey(event, card, building, (id) => setInserting(spotBehind(building.current(), id)));
	};
	let number = 0;
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the cards inside
		<div className="mx-auto w-full max-w-140 pb-24" onKeyDown={onKeyDown} {...handlers}>
			<FormHead definition={definition} isChosen={chosen === ""} />
			<ul className="mt-3 flex flex-col gap-3 empty:hidden">
				<GoneAfter id="" />
			</ul>
			{definition.pages.map((page, at) => {
				const from = number;
				number += page.sections.flatMap(({ questions }) => questions).filter(isAsked).length;
				return (
					<PageBlock
						key={page.id}
						page={page}
						at={at}
						of={definition.pages.length}
						from={from}
						chosen={holds(page, chosen) ? chosen : ""}
						wrong={wrong}
						drop={spot && page.sections.some(({ id }) => id === spot.section) ? spot : null}
						onInsert={setInserting}
					/>
				);
			})}
			<p className="mt-4 text-13 text-ink-3 max-lg:hidden">{t("keys")}</p>
			{inserting && <InsertMenu spot={inserting} onClose={() => setInserting(null)} />}
		</div>
	);
});

const holds = (page: Definition["pages"][number], id: string) =>
	page.id === id ||
	page.sections.some((section) => section.id === id || section.questions.some((one) => one.id === id));

function spotBehind(form: Definition, id: string): Spot | null {
	for (const { sections } of form.pages)
		for (const section of sections) {
			const at = section.questions.findIndex((question) => question.id === id);
			if (at !== -1) return { section: section.id, at: at + 1 };
		}
	return null;
}

function onCardKey(
	event: KeyboardEvent<HTMLElement>,
	id: string,
	{ move, duplicate, remove, dispatch }: ReturnType<typeof useBuilding>,
	insert: (id: string) => void,
) {
	const { key, altKey, ctrlKey, metaKey } = event;
	const isCommand = ctrlKey || metaKey;
	const act = () => {
		if (altKey && key === "ArrowUp") return move(id, -1);
		if (altKey && key === "ArrowDown") return move(id, 1);
		if (isCommand && key.toLowerCase() === "d") return duplicate(id);
		if (isCommand || altKey) return false;
		if (key === "Delete" || key === "Backspace") return remove(id);
		if (key === "/") return insert(id);
		if (key === "ArrowUp" || key === "ArrowDown")
			return step(event.currentTarget, id, key === "ArrowUp" ? -1 : 1, dispatch);
		return false;
	};
	if (act() !== false) event.preventDefault();
}

/** To the card above or below, which is chosen then. */
function step(canvas: HTMLElement, id: string, by: number, dispatch: ReturnType<typeof useBuilding>["dispatch"]): void {
	const cards = [...canvas.querySelectorAll<HTMLElement>("[data-card]")];
	const next = cards[cards.findIndex((card) => card.dataset.card === id) + by];
	if (!next?.dataset.card) return;
	dispatch({ type: "choose", id: next.dataset.card });
	next.focus();
}
