import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice";
import { CardView } from "../../charts/card-view";
import { useWords } from "../../charts/use-words";
import { headOf, reportCards } from "../report-cards";
import type { AnswersView } from "../serialize-report.server";
import { ReportBar } from "./report-bar";

/** What was answered, in one sentence and then question by question, each chart with its numbers. */
export function ReportView({ shown, more }: { shown: AnswersView; more?: ReactNode }) {
	const words = useWords();
	const { finding, hint, notes } = headOf(shown, words);
	return (
		<>
			<ReportBar shown={shown} more={more} />
			{finding && <p className="mb-4 text-lg font-semibold">{finding}</p>}
			{hint && <p className="mb-4 text-13 text-ink-3">{hint}</p>}
			{notes.map((note) => (
				<div key={note} className="mb-4">
					<Notice tone="info">{note}</Notice>
				</div>
			))}
			<div className="flex flex-col gap-6">
				{reportCards(shown, words).map(({ id, card }) => (
					<CardView key={id} card={card} png={`${shown.form.slug}-${id}`} />
				))}
			</div>
		</>
	);
}
