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

/** What is to be mended before a course is published, and how hard its texts are to read. */
export default function Check() {
	const { course, barriers, deadLinks, linksCheckedAt, texts, tenant } = useLoaderData<typeof loader>() as Data;
	const { t } = useTranslation("courses");
	const { date } = useFormat();
	const at = paths(tenant);
	const columns: Column<Data["texts"][number]>[] = [
		{
			...{ key: "part", header: t("translations.part"), phone: "title" },
			cell: ({ title, language }) => <span lang={language}>{title}</span>,
		},
		{ key: "language", header: t("edit.language"), cell: ({ language }) => languages[language].name },
		{
			...{ key: "ease", header: t("ease.title"), phone: "end" },
			cell: ({ ease }) => ease && t("ease.of", { lix: ease.lix, band: t(`ease.${ease.band}`) }),
		},
	];
	return (
		<PageBody width="settings">
			<PageHeader back={{ to: at.edit(course.id, course.name), label: course.name }} title={t("check.title")} />
			{barriers.length === 0 ? (
				<Notice tone="success">{t("check.nothing")}</Notice>
			) : (
				<CardList label={t("check.title")}>
					{barriers.map(({ partId, language, title, barriers: found }) => (
						<CardRow key={`${partId}:${language}`} className="flex-wrap justify-between gap-3 py-3">
							<div className="min-w-0 text-sm">
								<p className="font-medium break-words">
									<span lang={language}>{title}</span> ({languages[language].name})
								</p>
								<ul className="mt-1 list-disc pl-5">
									{found.map((barrier) => (
										<li key={barrier}>{t(`check.${barrier}`)}</li>
									))}
								</ul>
							</div>
							<LinkButton size="sm" to={at.edit(course.id, course.name, { part: partId, language })}>
								{t("check.goTo")}
							</LinkButton>
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
						{deadLinks.map(({ partId, language, title, lang, content, contentId, address, reason }) => (
							<CardRow
								key={`${partId}:${contentId ?? ""}:${language}:${address}`}
								className="flex-wrap justify-between gap-3 py-3"
							>
								<div className="min-w-0 flex-1 basis-60 text-sm">
									<Place {...{ title, lang, language, content }} />
									<p className="break-all">{address}</p>
									<p className="text-13 text-ink-2">{t(`links.${reason}`)}</p>
								</div>
								<LinkButton size="sm" to={at.edit(course.id, course.name, { part: partId, language })}>
									{t("check.goTo")}
								</LinkButton>
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
						rowKey={({ partId, language }) => `${partId}:${language}`}
					/>
				</section>
			)}
		</PageBody>
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
