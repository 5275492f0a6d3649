import type { Section } from "../../definition/definition";
import { isAsked } from "../../definition/question";
import { inStretches } from "../../definition/stretches";
import { AddHere } from "./add-here";
import type { Spot } from "./build-context";
import { QuestionCard } from "./question-card";
import { GoneAfter } from "./used-notice";

type SectionCardsProps = {
	section: Section;
	/** How many questions stand before the section. */
	from: number;
	chosen: string;
	wrong: ReadonlySet<string>;
	/** The place where what is dragged would fall; -1 where it is not over this section. */
	dropAt: number;
	/** The last one of its page has room for one more at its end. */
	isLast: boolean;
	onInsert: (spot: Spot) => void;
};

/** A section's questions, a few to a list, so that those out of sight need not be laid out. */
export function SectionCards({ section, from, chosen, wrong, dropAt, isLast, onInsert }: SectionCardsProps) {
	const { id, questions } = section;
	const end = questions.length;
	const isChosenHere = questions.some((question) => question.id === chosen);
	let number = from;
	return (
		<div className="flex flex-col gap-3 py-1.5">
			{inStretches(questions).map(({ start, all }) => (
				<ul key={start} className="builder-stretch flex flex-col gap-3">
					{all.map((question, offset) => {
						const at = start + offset;
						if (isAsked(question)) number++;
						return [
							dropAt === at && <DropLine key="drop" />,
							<QuestionCard
								key={question.id}
								question={question}
								number={number}
								isChosen={chosen === question.id}
								hasProblem={wrong.has(question.id)}
							/>,
							<GoneAfter key={`gone-${question.id}`} id={question.id} />,
							chosen === question.id && <AddHere key="add" onPress={() => onInsert({ section: id, at: at + 1 })} />,
						];
					})}
					{start + all.length === end && dropAt === end && <DropLine />}
					{start + all.length === end && isLast && !isChosenHere && (
						<AddHere onPress={() => onInsert({ section: id, at: end })} />
					)}
				</ul>
			))}
		</div>
	);
}

const DropLine = () => <li aria-hidden="true" className="h-1 rounded-full bg-accent" />;
