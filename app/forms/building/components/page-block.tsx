import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "#app/ui/icon";
import type { Page } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { textIn } from "../../definition/texts";
import { type Spot, useBuilding } from "./build-context";
import { RuleLine } from "./rule-line";
import { SectionCards } from "./section-cards";

type PageBlockProps = {
	page: Page;
	at: number;
	of: number;
	/** How many questions stand before the page. */
	from: number;
	/** The chosen part where it is on this page. */
	chosen: string;
	/** Ids of what has an error. */
	wrong: ReadonlySet<string>;
	/** Where what is dragged would fall. */
	drop: Spot | null;
	onInsert: (spot: Spot) => void;
};

/** A page of the form with its sections and questions. */
export const PageBlock = memo(function PageBlock({
	page,
	at,
	of,
	from,
	chosen,
	wrong,
	drop,
	onInsert,
}: PageBlockProps) {
	const { t } = useTranslation("formBuild");
	const { language, dispatch } = useBuilding();
	const title = textIn(page.title, language).text;
	const numberBefore = (index: number) =>
		from +
		page.sections
			.slice(0, index)
			.flatMap(({ questions }) => questions)
			.filter(isAsked).length;
	return (
		<section aria-label={t("page.at", { at: at + 1, of })} className="mt-4">
			<PartButton isChosen={chosen === page.id} onChoose={() => dispatch({ type: "choose", id: page.id })}>
				<span className="text-13 text-ink-3">{t("page.at", { at: at + 1, of })}</span>
				{title && <span className="ml-2 text-sm font-semibold break-words">{title}</span>}
				{page.jumps && page.jumps.length > 0 && (
					<span className="ml-2 text-13 text-accent-ink">{t("page.jumps", { count: page.jumps.length })}</span>
				)}
				{page.showIf && <RuleLine condition={page.showIf} kind="show" />}
			</PartButton>
			{page.sections.map((section, index) => {
				const words = textIn(section.title, language).text;
				const isNamed = words || page.sections.length > 1;
				return (
					<div key={section.id} data-section={section.id}>
						{isNamed && (
							<PartButton
								isChosen={chosen === section.id}
								onChoose={() => dispatch({ type: "choose", id: section.id })}
							>
								<span className="text-sm font-semibold break-words">{words || t("section.at", { at: index + 1 })}</span>
								{section.showIf && <RuleLine condition={section.showIf} kind="show" />}
							</PartButton>
						)}
						<SectionCards
							section={section}
							from={numberBefore(index)}
							chosen={chosen}
							wrong={wrong}
							dropAt={drop?.section === section.id ? drop.at : -1}
							isLast={index === page.sections.length - 1}
							onInsert={onInsert}
						/>
					</div>
				);
			})}
		</section>
	);
});

type PartButtonProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode };

const PartButton = ({ isChosen, onChoose, children }: PartButtonProps) => (
	<button
		type="button"
		aria-pressed={isChosen}
		onClick={onChoose}
		className={`my-1 flex min-h-9 w-full flex-wrap items-center rounded-lg border px-3 text-left max-md:min-h-11 ${isChosen ? "border-accent ring-1 ring-accent" : "border-transparent hover:bg-hover"}`}
	>
		<span className="min-w-0 flex-1">{children}</span>
		<Icon name="pencil" className="text-ink-3" />
	</button>
);
