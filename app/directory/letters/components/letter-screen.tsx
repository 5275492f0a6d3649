import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import type { LookedAt, ShownLetter } from "../show-letters.server";
import { LetterForm } from "./letter-form";
import { LetterPreview } from "./letter-preview";

type LetterScreenProps = {
	letter: ShownLetter;
	/** What the page with all letters is called. */
	title: string;
	answer: unknown;
};

const isLook = (answer: unknown): answer is LookedAt =>
	typeof answer === "object" && answer !== null && "preview" in answer;

/** The letter of one event: whether it is sent, to whom, and its words in each language. */
export function LetterScreen({ letter, title, answer }: LetterScreenProps) {
	const { ns, event, language, isOwn, isEnabled, isTouched, written } = letter;
	const { t } = useTranslation("ownLetters");
	const { t: own } = useTranslation(ns);
	const looked = isLook(answer) && answer.typed.language === language ? answer : undefined;
	return (
		<PageBody width="home">
			<PageHeader
				title={own(`event.${event}.title`)}
				back={{ to: letter.all, label: title }}
				badges={isEnabled ? <Badge tone="success">{t("on")}</Badge> : <Badge>{t("off")}</Badge>}
				meta={t(isOwn ? "ownText" : "portalText", { language: languages[language].name })}
			/>
			<nav aria-label={t("languages")} className="mb-6 flex flex-wrap gap-1">
				{languageCodes.map((code) => (
					<Link
						key={code}
						to={`${letter.at}?lang=${code}`}
						lang={code}
						aria-current={code === language ? "true" : undefined}
						className={`flex min-h-9 items-center gap-1.5 rounded-lg border px-2.5 text-13 max-md:min-h-11 ${code === language ? "border-accent bg-accent-soft text-accent-ink" : "border-line hover:bg-hover"}`}
					>
						{languages[code].name}
						{written.includes(code) && (
							<>
								<span aria-hidden="true">•</span>
								<span className="sr-only">{t("hasOwn")}</span>
							</>
						)}
					</Link>
				))}
			</nav>
			<div className="grid gap-8 lg:grid-cols-2">
				<div className="min-w-0">
					<LetterForm letter={letter} typed={looked?.typed} answer={answer} />
				</div>
				<div className="min-w-0">
					<LetterPreview
						preview={looked?.preview ?? letter.preview}
						language={language}
						isTyped={looked !== undefined}
						tested={looked?.tested ?? null}
					/>
				</div>
			</div>
			{isTouched && (
				<Section title={t("reset.title")} intro={t("reset.help")} className="mt-10">
					<ConfirmButton
						label={t("reset.title")}
						title={t("reset.ask")}
						confirmLabel={t("reset.title")}
						fields={{ intent: "reset" }}
					>
						{t("reset.effect")}
					</ConfirmButton>
				</Section>
			)}
		</PageBody>
	);
}
