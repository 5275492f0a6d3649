import { useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { languageCodes, languages } from "#app/platform/i18n";
import { LinkButton } from "#app/ui/button";
import { CardList, CardRow } from "#app/ui/card";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { showBank } from "../bank/bank.server";
import { BankQuery } from "../courses.schema";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "questionOffer", "errors"], title: "courses:bank.title" };

export const loader = page("edit", BankQuery, showBank);

/** The questions that are kept once for the quizzes of all courses. */
export default function Questions() {
	const { questions, tags, query, next, isFirst, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["courses", "questionOffer"]);
	const { pathname } = useLocation();
	const [address] = useSearchParams();
	const at = paths(tenant);
	const more = new URLSearchParams(address);
	if (next) more.set("cursor", next);
	const isFiltered = Object.values(query).some(Boolean);
	const isBare = isFirst && !isFiltered && questions.length === 0;
	return (
		<PageBody width="settings">
			<PageHeader
				back={{ to: at.dashboard, label: t("title") }}
				title={t("bank.title")}
				actions={
					<>
						<LinkButton icon="copy" to={at.takeQuestions}>
							{t("questionOffer:title")}
						</LinkButton>
						<LinkButton kind="primary" icon="plus" to={at.newQuestion}>
							{t("edit.newQuestion")}
						</LinkButton>
					</>
				}
			/>
			{!isBare && (
				<FilterBar searchLabel={t("bank.search")} query={query.q}>
					<FilterSelect
						label={t("bank.tags")}
						name="tag"
						value={query.tag}
						options={[{ value: "", label: t("bank.anyTag") }, ...tags.map((tag) => ({ value: tag, label: tag }))]}
					/>
					<FilterSelect
						label={t("edit.language")}
						name="language"
						value={query.language}
						options={[
							{ value: "", label: t("bank.anyLanguage") },
							...languageCodes.map((code) => ({ value: code, label: languages[code].name })),
						]}
					/>
				</FilterBar>
			)}
			{isBare && (
				<EmptyState icon="library" title={t("bank.none")}>
					{t("bank.noneHelp")}
				</EmptyState>
			)}
			{!isBare && questions.length === 0 && <NoHits clear={pathname} />}
			{questions.length > 0 && (
				<CardList label={t("bank.title")}>
					{questions.map(({ id, kind, text, language, tags: own }) => (
						<CardRow key={id} className="flex-col items-stretch gap-1 py-3 text-sm">
							<Link to={at.question(id)} lang={language} className="link font-medium break-words">
								{text}
							</Link>
							<p className="text-13 text-ink-3">
								{[t(`kind.${kind}`), languages[language as keyof typeof languages]?.name ?? language, ...own].join(
									" · ",
								)}
							</p>
						</CardRow>
					))}
				</CardList>
			)}
			{(next || !isFirst) && (
				<nav className="mt-4 flex gap-2" aria-label={t("bank.title")}>
					{!isFirst && <LinkButton to={pathname}>{t("first")}</LinkButton>}
					{next && <LinkButton to={`${pathname}?${more}`}>{t("more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}
