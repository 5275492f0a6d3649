import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { LinkButton } from "#app/ui/button";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table } from "#app/ui/table";
import { testTones } from "../choices";
import { paths } from "../paths";
import type { TeacherData } from "./dashboard.server";
import { ResultsTable } from "./results-table";

const latest = ["candidate", "test", "reading", "listening", "vocabulary", "grammar", "overall", "status", "begun"];

/** How the tests stand and how they go. */
export function TeacherDashboard({ data }: { data: TeacherData }) {
	const { t } = useTranslation("norwegianLearning");
	const { figures, tests, tenant } = data;
	const at = paths(tenant);
	type Row = (typeof tests)[number];
	const tiles = [
		{ label: t("figures.openTests"), value: figures.openTests, to: `${at.tests}?f=status.any.open` },
		{ label: t("figures.items"), value: figures.items, to: `${at.items}?f=status.any.live` },
		{ label: t("figures.begun"), value: figures.begun, to: at.results },
		{ label: t("figures.done"), value: figures.done, to: `${at.results}?f=status.any.done` },
	];
	const columns: Column<Row>[] = [
		{
			...{ key: "title", header: t("test.title"), phone: "title" },
			cell: ({ id, title, itemCount }) => (
				<RowLink to={at.test(id)} under={t("itemCount", { count: itemCount })}>
					{title}
				</RowLink>
			),
		},
		{
			...{ key: "status", header: t("test.status"), phone: "state" },
			cell: ({ status }) => <Badge tone={testTones[status]}>{t(`testStatus.${status}`)}</Badge>,
		},
		{
			...{ key: "links", header: t("links.openOnes"), align: "right", phone: "hide" },
			cell: ({ id, links }) => (
				<Link to={at.links(id)} className="link inline-flex min-h-6 items-center">
					{links}
				</Link>
			),
		},
		{
			...{ key: "attempts", header: t("test.attempts"), align: "right", phone: "hide" },
			cell: ({ id, attempts }) => (
				<Link to={`${at.results}?f=test.any.${id}`} className="link inline-flex min-h-6 items-center">
					{attempts}
				</Link>
			),
		},
	];
	return (
		<PageBody>
			<PageHeader
				title={t("title")}
				actions={
					<>
						<LinkButton icon="library" to={at.items}>
							{t("items.title")}
						</LinkButton>
						<LinkButton kind="primary" icon="plus" to={at.tests}>
							{t("tests.new")}
						</LinkButton>
					</>
				}
			/>
			<ul className="grid grid-cols-2 gap-3 lg:grid-cols-4">
				{tiles.map(({ label, value, to }) => (
					<li key={label}>
						<Link to={to} className="card flex h-full flex-col gap-1 p-4 hover:bg-hover">
							<span className="text-2xl font-semibold tabular-nums">{value}</span>
							<span className="text-13 text-ink-2">{label}</span>
						</Link>
					</li>
				))}
			</ul>
			<section className="mt-8">
				<Head title={t("tests.title")} to={at.tests} />
				{tests.length === 0 ? (
					<EmptyState icon="clipboard-list" title={t("tests.none")}>
						{t("tests.noneHelp")}
					</EmptyState>
				) : (
					<Table label={t("tests.title")} density="roomy" rows={tests} rowKey={({ id }) => id} columns={columns} />
				)}
			</section>
			<section className="mt-8">
				<Head title={t("results.latest")} to={at.results} />
				{data.latest.length === 0 ? (
					<EmptyState icon="chart-line" title={t("results.none")}>
						{t("results.noneHelp")}
					</EmptyState>
				) : (
					<ResultsTable rows={data.latest} tenant={tenant} shown={latest} />
				)}
			</section>
		</PageBody>
	);
}

function Head({ title, to }: { title: string; to: string }) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<div className="mb-2 flex items-center justify-between gap-3">
			<h2 className="text-base font-semibold">{title}</h2>
			<Link to={to} className="link inline-flex min-h-11 items-center text-sm" aria-label={`${t("seeAll")}: ${title}`}>
				{t("seeAll")}
			</Link>
		</div>
	);
}
