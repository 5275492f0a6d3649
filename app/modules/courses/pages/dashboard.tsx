import { useActionData, useLoaderData, useLocation, useSearchParams } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { done, handler } from "#app/platform/guard.server";
import { languageCodes, languages } from "#app/platform/i18n";
import type { Visit } from "#app/platform/tenant/context";
import { LinkButton } from "#app/ui/button";
import { EmptyState, NoHits } from "#app/ui/empty-state";
import { FilterBar, FilterSelect } from "#app/ui/filter-bar";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { levels } from "../choices";
import { CourseCard } from "../components/course-card";
import { NewTitled } from "../components/new-titled";
import { CreateCourseInput, DashboardQuery } from "../courses.schema";
import { createCourse, titleOf } from "../courses.server";
import { showDashboard } from "../dashboard.server";
import { page, pageAction } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["courses", "errors"], title: "courses:title" };

export const loader = page("dashboard", DashboardQuery, showDashboard);
export const action = pageAction("dashboard", {
	create: handler(
		CreateCourseInput,
		async (visit: Visit, input) => {
			const course = await createCourse(visit, input);
			return done({ to: paths(visit.tenant.guid).edit(course.id, titleOf(course)) });
		},
		{ level: 30 },
	),
});

export default function Dashboard() {
	const { items, next, categories, statuses, edits, tenant, query, language } = useLoaderData<typeof loader>();
	const { t } = useTranslation("courses");
	const { pathname } = useLocation();
	const [address] = useSearchParams();
	const at = paths(tenant.guid);
	const answer = useActionData<typeof action>();
	const more = new URLSearchParams(address);
	if (next) more.set("cursor", next);
	const isFiltered = Object.values(query).some(Boolean);
	const all = (label: string) => ({ value: "", label });
	return (
		<PageBody width="home">
			<PageHeader
				title={t("title")}
				meta={tenant.name}
				actions={
					<>
						<LinkButton icon="list-checks" to={at.paths}>
							{t("paths.title")}
						</LinkButton>
						<LinkButton icon="notebook-pen" to={at.notes}>
							{t("notes.mine")}
						</LinkButton>
						{edits && (
							<>
								<LinkButton icon="library" to={at.bank}>
									{t("bank.title")}
								</LinkButton>
								<LinkButton icon="upload" to={at.import()}>
									{t("import.title")}
								</LinkButton>
								<LinkButton icon="trash-2" to={at.trash}>
									{t("trash.title")}
								</LinkButton>
							</>
						)}
					</>
				}
			/>
			{edits && (
				<NewTitled
					words={{ open: t("new"), title: t("courseTitle"), create: t("create") }}
					language={language}
					answer={answer}
					className="mb-2"
				/>
			)}
			<FilterBar searchLabel={t("search")} query={query.q ?? ""}>
				<FilterSelect
					label={t("filter.show")}
					name="show"
					value={query.show}
					options={[
						all(t("filter.everyCourse")),
						{ value: "mine", label: t("filter.mine") },
						{ value: "assigned", label: t("assignedToMe") },
					]}
				/>
				{statuses.length > 0 && (
					<FilterSelect
						label={t("filter.status")}
						name="status"
						value={query.status}
						options={[
							all(t("filter.everyStatus")),
							...statuses.map((value) => ({ value, label: t(`status.${value}`) })),
						]}
					/>
				)}
				{categories.length > 0 && (
					<FilterSelect
						label={t("edit.category")}
						name="category"
						value={query.category}
						options={[all(t("filter.everyCategory")), ...categories.map((value) => ({ value, label: value }))]}
					/>
				)}
				<FilterSelect
					label={t("edit.level")}
					name="level"
					value={query.level}
					options={[all(t("filter.everyLevel")), ...levels.map((value) => ({ value, label: t(`level.${value}`) }))]}
				/>
				<FilterSelect
					label={t("edit.language")}
					name="language"
					value={query.language}
					options={[
						all(t("filter.everyLanguage")),
						...languageCodes.map((value) => ({ value, label: languages[value].name })),
					]}
				/>
			</FilterBar>
			{items.length > 0 ? (
				<ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
					{items.map((course) => (
						<li key={course.id} className="flex min-w-0">
							<CourseCard course={course} at={at} />
						</li>
					))}
				</ul>
			) : isFiltered ? (
				<NoHits clear={pathname} />
			) : (
				<EmptyState icon="graduation-cap" title={t("none")}>
					{t("noneHelp")}
				</EmptyState>
			)}
			{(next || address.has("cursor")) && (
				<nav className="mt-6 flex gap-2" aria-label={t("title")}>
					{address.has("cursor") && <LinkButton to={pathname}>{t("first")}</LinkButton>}
					{next && <LinkButton to={`${pathname}?${more}`}>{t("more")}</LinkButton>}
				</nav>
			)}
		</PageBody>
	);
}
