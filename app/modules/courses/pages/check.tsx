import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { type Language, languages } from "#app/platform/i18n";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow, Section } from "#app/ui/card";
import { useFormat } from "#app/ui/format";
import { Notice } from "#app/ui/notice";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, Table } from "#app/ui/table";
import { showCheck } from "../checking.server";
import { CourseQuery } from "../courses.schema";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:check.title" };

export const loader = page("edit", CourseQuery, showCheck);

type Data = Awaited<ReturnType<typeof showCheck>>;
type Found = { partId: string; language: Language; content: object | null };

/** What is to be mended before a course is published, and how hard its texts are to read. */
export default function Check() {
	const { course, barriers, deadLinks, linksCheckedAt, texts, tenant } = useLoaderData<typeof loader>() as Data;
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const editor = (query?: { part: string; language: Language }) => paths(tenant).edit(course.id, course.name, query);
	/** What comes of the library stands at a part in whichever language. */
	const placeOf = ({ partId: part, language, content }: Found, at: string) =>
		`${editor({ part, language: content ? course.firstLanguage : language })}#${at}`;
	const columns: Column<Data["texts"][number]>[] = [
		{
			...{ key: "part", header: t("translations.part"), phone: "title" },
			cell: ({ title, language, isEasy }) => (
				<>
					<span lang={language}>{title}</span>
					{isEasy && ` (${t("edit.easy")})`}
				</>
			),
		},
		{ key: "language", header: t("edit.language"), cell: ({ language }) => languages[language].name },
		{
			...{ key: "ease", header: t("ease.title"), phone: "end" },
			cell: ({ ease }) => ease && t("ease.of", { lix: ease.lix, band: t(`ease.${ease.band}`) }),
		},
	];
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: editor(), label: course.name }} title={t("check.title")} />
			{barriers.length === 0 ? (
				<Notice tone="success">{t("check.nothing")}</Notice>
			) : (
				<CardList label={t("check.title")}>
					{barriers.map(({ partId, language, title, lang, content, barriers: found }) => (
						<CardRow key={`${partId}:${content?.id ?? language}`} className="py-3">
							<div className="min-w-0 flex-1 text-sm">
								<Place {...{ title, lang, language, content }} />
								<ul className="mt-1 flex flex-col gap-2">
									{found.map(({ kind, at }) => (
										<li key={`${kind}:${at}`} className="flex flex-wrap items-center justify-between gap-3">
											<span className="min-w-0 flex-1 basis-60">{t(`check.${kind}`)}</span>
											<GoTo to={placeOf({ partId, language, content }, at)} />
										</li>
									))}
								</ul>
							</div>
						</CardRow>
					))}
				</CardList>
			)}
			<Section title={t("links.title")} intro={t("links.help")}>
				{linksCheckedAt === null ? (
					<p className="text-sm text-ink-2">{t("links.notYet")}</p>
				) : deadLinks.length === 0 ? (
					<p className="text-sm text-ink-2">{t("links.none", { date: date(linksCheckedAt) })}</p>
				) : (
					<CardList label={t("links.title")}>
						{deadLinks.map(({ partId, language, title, lang, content, at, address, reason }) => (
							<CardRow key={`${partId}:${at}:${language}:${address}`} className="flex-wrap justify-between gap-3 py-3">
								<div className="min-w-0 flex-1 basis-60 text-sm">
									<Place {...{ title, lang, language, content }} />
									<p className="break-all">{address}</p>
									<p className="text-13 text-ink-2">{t(`links.${reason}`)}</p>
								</div>
								<GoTo to={placeOf({ partId, language, content }, at)} />
							</CardRow>
						))}
					</CardList>
				)}
			</Section>
			{texts.length > 0 && (
				<section className="mt-8">
					<h2 className="text-base font-semibold">{t("ease.title")}</h2>
					<p className="mt-1 mb-3 text-13 text-ink-2">{t("ease.help")}</p>
					<Table
						label={t("ease.title")}
						columns={columns}
						rows={texts}
						rowKey={({ partId, language, isEasy }) => `${partId}:${language}:${isEasy}`}
					/>
				</section>
			)}
		</PageBody>
	);
}

/** Leads to the very place. The page is loaded anew, as a browser then opens what is folded around it. */
function GoTo({ to }: { to: string }) {
	const { t } = useTranslation("courses");
	return (
		<LinkButton size="sm" to={to} reloadDocument>
			{t("check.goTo")}
		</LinkButton>
	);
}

type PlaceProps = { title: string; lang: string; language: Language; content: { title: string; lang: string } | null };

/** Where something is to be mended: a lesson in one language, or what it shows of the library. */
function Place({ title, lang, language, content }: PlaceProps) {
	const { t } = useTranslation("courses");
	return (
		<>
			<p className="font-medium break-words">
				<span lang={lang}>{title}</span> ({languages[language].name})
			</p>
			{content && (
				<p className="break-words">
					{t("check.linked")} <span lang={content.lang}>{content.title}</span>
				</p>
			)}
		</>
	);
}
