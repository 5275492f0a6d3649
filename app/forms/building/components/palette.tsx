import { memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { QuestionType } from "../../definition/question";
import { useBuilding } from "./build-context";
import { KIND_MIME } from "./drop-place";
import { itemIcon, kindGroups, kindIcons } from "./question-kinds";

/** The types of questions: a press adds one behind what is chosen, and each can be dragged to its place. */
export const Palette = memo(function Palette() {
	const { t } = useTranslation("formBuild");
	const [wanted, setWanted] = useState("");
	const { add, addItem, library } = useBuilding();
	const sought = wanted.trim().toLowerCase();
	const found = (type: QuestionType) => t(`kind.${type}`).toLowerCase().includes(sought);
	const items = library.filter(({ title }) => title.toLowerCase().includes(sought));
	const groups = Object.entries(kindGroups)
		.map(([group, types]) => [group, types.filter(found)] as const)
		.filter(([, types]) => types.length > 0);
	const first = groups[0]?.[1][0];
	return (
		<div className="px-3 py-3">
			<div className="relative">
				<Icon name="search" className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3" />
				<input
					id="palette-search"
					type="search"
					aria-label={t("palette.search")}
					placeholder={t("palette.search")}
					value={wanted}
					onChange={(event) => setWanted(event.target.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter") return;
						event.preventDefault();
						if (first) add(first);
						else if (items[0]) addItem(items[0]);
						else return;
						setWanted("");
					}}
					className="field pr-9 pl-9"
				/>
				<kbd className="kbd pointer-events-none absolute top-1/2 right-2 -translate-y-1/2">/</kbd>
			</div>
			{groups.map(([group, types]) => (
				<section key={group} aria-labelledby={`palette-${group}`}>
					<h2 id={`palette-${group}`} className="mt-3 mb-1 px-2 text-13 font-normal text-ink-3">
						{t(`palette.${group}`)}
					</h2>
					<ul>
						{types.map((type) => (
							<li
								key={type}
								draggable
								onDragStart={(event) => {
									event.dataTransfer.setData(KIND_MIME, type);
									event.dataTransfer.effectAllowed = "copy";
								}}
							>
								<button
									type="button"
									onClick={() => add(type)}
									className="flex min-h-7.5 w-full items-center gap-3 rounded-7 px-2 text-left text-sm text-ink-2 hover:bg-hover max-lg:min-h-11"
								>
									<Icon name={kindIcons[type]} className="text-ink-3" />
									<span className="min-w-0 flex-1 break-words">{t(`kind.${type}`)}</span>
									<span className="builder-plus text-ink-3" />
								</button>
							</li>
						))}
					</ul>
				</section>
			))}
			{items.length > 0 && (
				<section aria-labelledby="palette-library">
					<h2 id="palette-library" className="mt-3 mb-1 px-2 text-13 font-normal text-ink-3">
						{t("library.title")}
					</h2>
					<ul>
						{items.map((item) => (
							<li key={item.id}>
								<button
									type="button"
									onClick={() => addItem(item)}
									className="flex min-h-7.5 w-full items-center gap-3 rounded-7 px-2 text-left text-sm text-ink-2 hover:bg-hover max-lg:min-h-11"
								>
									<Icon name={itemIcon(item)} className="text-ink-3" />
									<span className="min-w-0 flex-1 break-words">
										{item.title}
										<span className="sr-only">, {t(`library.kind.${item.kind}`)}</span>
										{item.isProvided && <span className="block text-13 text-ink-3">{t("library.provided")}</span>}
									</span>
									<span className="builder-plus text-ink-3" />
								</button>
							</li>
						))}
					</ul>
				</section>
			)}
			{groups.length === 0 && items.length === 0 && <p className="mt-3 px-2 text-13 text-ink-3">{t("palette.none")}</p>}
		</div>
	);
});
