import { useTranslation } from "react-i18next";
import type { Language } from "#app/platform/i18n";
import { LinkButton } from "#app/ui/button";
import type { ReadingAdvice } from "#db/schema/norwegian-learning";
import { type CourseLink, CourseName } from "./course-name";
import { PicturedLine } from "./pictured-line";
import { ReadAloud } from "./read-aloud";

type ReadingAdviceProps = {
	advice: Pick<ReadingAdvice, "understands" | "begins"> & { course: string | null };
	courseLinks: Record<string, CourseLink>;
	mayRepeat: boolean;
	tenant: string;
	language: Language;
};

/** What is advised after the listening path: what somebody can, the reading track, and whom to talk to. It can be heard. */
export function ReadingAdviceView({ advice, courseLinks, mayRepeat, tenant, language }: ReadingAdviceProps) {
	const { t } = useTranslation("norwegianTest");
	return (
		<>
			<ReadAloud of="advice" language={language} label={t("readAloud.listen")} isLarge />
			<div id="advice" className="flex flex-col gap-6">
				<h1 className="text-3xl font-semibold">{t("advice.title")}</h1>
				<ul className="flex flex-col gap-4">
					<PicturedLine icon="ear">{t(`advice.understands.${advice.understands}`)}</PicturedLine>
					<PicturedLine icon="type">{t(`advice.begins.${advice.begins}`)}</PicturedLine>
				</ul>
				<section aria-labelledby="track" className="card flex flex-col gap-4 p-5">
					<h2 id="track" className="text-xl font-semibold">
						{t("advice.track")}
					</h2>
					<ul className="flex flex-col gap-4">
						<PicturedLine icon="book-open">{t("advice.next")}</PicturedLine>
						{advice.course && (
							<PicturedLine icon="graduation-cap">
								<CourseName text={advice.course} links={courseLinks} />
							</PicturedLine>
						)}
						<PicturedLine icon="users-round">{t("advice.talk", { tenant })}</PicturedLine>
					</ul>
				</section>
			</div>
			{mayRepeat && (
				<LinkButton to={`?again&lang=${language}`} kind="quiet" icon="repeat" className="min-h-14 self-start">
					{t("result.again")}
				</LinkButton>
			)}
		</>
	);
}
