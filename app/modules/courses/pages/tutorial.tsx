import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { CoverPicture } from "#app/media/cover/cover-picture";
import { publicPage } from "#app/platform/guard.server";
import { languages } from "#app/platform/i18n";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { LanguageLinks } from "../components/language-links";
import { LessonText } from "../components/lesson-text";
import { Outline } from "../components/outline";
import { ReadingSwitch } from "../components/reading-switch";
import { SpokenText } from "../components/spoken-text";
import { StepContents } from "../components/step-contents";
import { StepPlayer } from "../components/step-player";
import { type Reading, useWayToRead } from "../components/use-way-to-read";
import type { StepContent } from "../contents.server";
import { paths } from "../paths";
import { showTutorial } from "../tutorial.server";

export const handle = { i18n: ["courses", "media", "errors"] };

/** A guest begins everything at its beginning. */
const NOWHERE: Record<string, number> = {};
const NO_OTHER_WAY: Reading = { easy: null, sound: null, as: "standard", isAsked: false };

export const loader = publicPage(showTutorial);

export const meta: MetaFunction<typeof loader> = ({ data }) => {
	const parts = [data?.reading?.step?.title, data?.reading?.course.title, data?.tenant.name];
	return data ? [{ title: parts.filter(Boolean).join(" – ") }] : [];
};

/** What everybody may read of a tenant's courses, without logging in. */
export default function Tutorial() {
	const { courses, next, reading, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const at = paths(tenant.guid);
	if (reading) return <ReadingPage />;
	return (
		<PageBody width="home">
			<PageHeader title={t("tutorial")} meta={tenant.name} />
			{courses.length === 0 && (
				<EmptyState icon="graduation-cap" title={t("noTutorial")}>
					{t("noTutorialHelp")}
				</EmptyState>
			)}
			<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
				{courses.map((course) => (
					<li
						key={course.guid}
						className="card relative flex min-w-0 flex-col overflow-hidden shadow-1 hover:border-line-2"
					>
						<CoverPicture guid={course.coverGuid} icon="graduation-cap" className="aspect-video w-full" />
						<div className="flex flex-col gap-2 p-4">
							<h2 lang={course.lang} className="text-lg font-semibold break-words">
								<Link
									to={at.tutorial({ course: course.guid })}
									className="after:absolute after:inset-0 hover:underline"
								>
									{course.title}
								</Link>
							</h2>
							{course.summary && (
								<p lang={course.lang} className="text-sm text-ink-2">
									{course.summary}
								</p>
							)}
							<p className="text-13 text-ink-3">
								{t("chapters", { count: course.chapterCount })} · {t("minutes", { count: course.minutes })}
							</p>
						</div>
					</li>
				))}
			</ul>
			{next && (
				<LinkButton className="mt-6" to={at.tutorial({ cursor: next })}>
					{t("more")}
				</LinkButton>
			)}
		</PageBody>
	);
}

function ReadingPage() {
	const { reading, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const at = paths(tenant.guid);
	const ways = reading?.reading ?? NO_OTHER_WAY;
	const stepLanguage = reading?.step?.language ?? "";
	const { way, offered, choose } = useWayToRead(ways, { language: stepLanguage, hasText: true, isLearner: false });
	if (!reading) return null;
	const { course, outline, step, body, media, contents, previous, next, language } = reading;
	const here = (part: string, code: string = language) => at.tutorial({ course: course.guid, part, language: code });
	return (
		<PageBody width="home">
			<PageHeader back={{ to: at.tutorial(), label: t("tutorial") }} title={course.title} />
			<div className="grid gap-8 md:grid-cols-[15rem_minmax(0,1fr)]">
				<div className="max-md:order-last">
					<Outline outline={outline} current={step?.id} to={(id) => here(id)} />
				</div>
				{step ? (
					<article className="min-w-0 max-w-175">
						<h2 className="text-lg font-semibold break-words" lang={step.language}>
							{step.title}
						</h2>
						<LanguageLinks codes={step.languages} current={step.language} to={(code) => here(step.id, code)} />
						{!step.isTranslated && (
							<p className="mt-2">
								<Badge tone="warning" icon="languages">
									{t("notTranslated", { language: languages[language]?.name ?? language })}
								</Badge>
							</p>
						)}
						<ReadingSwitch
							{...{ way, offered }}
							isLearner={false}
							onChoose={choose}
							fields={{ course: course.guid, part: step.id, language }}
						/>
						{media && <StepPlayer key={media.guid} media={media} language={media.language} position={0} />}
						{way === "audio" && (
							<SpokenText
								key={step.id}
								{...{ sound: ways.sound, language: step.language, position: 0 }}
								of="lesson-text"
							/>
						)}
						<div id="lesson-text">
							<LessonText
								key={way}
								pieces={way === "easy" && ways.easy ? ways.easy : body}
								language={step.language}
								positions={NOWHERE}
							/>
						</div>
						<StepContents contents={contents as StepContent[]} positions={NOWHERE} />
						<div className="mt-8 flex flex-wrap gap-2 border-t border-line pt-4">
							{previous && (
								<LinkButton icon="arrow-left" to={here(previous)}>
									{t("previous")}
								</LinkButton>
							)}
							{next && (
								<LinkButton kind="primary" icon="arrow-right" iconAfter to={here(next)}>
									{t("next")}
								</LinkButton>
							)}
						</div>
					</article>
				) : (
					<p className="text-sm text-ink-2">{t("noContents")}</p>
				)}
			</div>
		</PageBody>
	);
}
