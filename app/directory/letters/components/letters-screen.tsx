import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LinkButton } from "#app/ui/button";
import { Section } from "#app/ui/card";
import { FormErrors } from "#app/ui/form-errors";
import { useFormProblem } from "#app/ui/form-problem";
import { PageBody, PageHeader } from "#app/ui/page-header";
import type { ShownLetters } from "../show-letters.server";
import { LetterList } from "./letter-list";
import { LetterLog } from "./letter-log";

type LettersScreenProps = {
	letters: ShownLetters;
	title: string;
	help: string;
	/** What the records are that the letters are about. */
	about: string;
	answer: unknown;
	back?: { to: string; label: string };
	/** What else is settled here, between the letters and their log. */
	children?: ReactNode;
};

/** Which letters a module sends, and which it has sent. */
export function LettersScreen({ letters, title, help, about, answer, back, children }: LettersScreenProps) {
	const { events, ns, at, log, next, isFirst } = letters;
	const problem = useFormProblem(answer);
	const { t } = useTranslation("ownLetters");
	const failed = problem.refused ? [{ text: t("failed") }] : [];
	return (
		<PageBody width="home">
			<PageHeader title={title} meta={help} back={back} />
			<FormErrors errors={[...failed, ...problem.summary]} />
			<LetterList events={events} ns={ns} label={title} />
			{children}
			<Section title={t("log.title")} intro={t("log.help")} className="mt-10">
				{log.length === 0 ? (
					<p className="text-sm text-ink-2">{t("log.none")}</p>
				) : (
					<LetterLog log={log} ns={ns} about={about} />
				)}
				<div className="mt-4 flex flex-wrap gap-2">
					{!isFirst && <LinkButton to={at}>{t("log.latest")}</LinkButton>}
					{next && <LinkButton to={`${at}?cursor=${next}`}>{t("log.older")}</LinkButton>}
				</div>
			</Section>
		</PageBody>
	);
}
