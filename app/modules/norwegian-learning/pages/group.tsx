import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "#app/ui/empty-state";
import { Link } from "#app/ui/link";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table } from "#app/ui/table";
import { reachedLevels, skills } from "../choices";
import { page } from "../guard.server";
import { paths } from "../paths";
import { type GroupData, showGroup } from "../results/group.server";
import { GroupQuery } from "../results/results.schema";

export const handle = { i18n: ["norwegianLearning", "errors"], title: "norwegianLearning:group.title" };

export const loader = page("results", GroupQuery, showGroup);

type Member = GroupData["members"][number];

/** Everybody who has taken a test: how levels spread in each skill, and who is ready for the Norskprøve. */
export default function Group() {
	const { test, members, advised, spread, isCut, tenant } = useLoaderData<typeof loader>() as GroupData;
	const { t } = useTranslation("norwegianLearning");
	const at = paths(tenant);
	const columns: Column<Member>[] = [
		{
			...{ key: "name", header: t("result.candidate"), phone: "title" },
			cell: ({ id, name }) => <RowLink to={at.attempt(id)}>{name || t("result.nobody")}</RowLink>,
		},
		...skills.map(
			(skill): Column<Member> => ({
				...{ key: skill, header: t(`skill.${skill}`), phone: "hide" },
				cell: ({ levels }) => {
					const level = levels[skill];
					return level ? t(`levelShort.${level}`) : "–";
				},
			}),
		),
		{
			...{ key: "overall", header: t("result.overall"), phone: "end" },
			cell: ({ overall }) => <strong>{t(`levelShort.${overall}`)}</strong>,
		},
		{
			...{ key: "ready", header: t("group.ready"), phone: "line" },
			cell: ({ ready }) => ready.map(({ part, level }) => `${t(`skill.${part}`)} ${level}`).join(", ") || "–",
		},
	];
	return (
		<PageBody width="home">
			<PageHeader
				back={{ to: at.test(test.id), label: test.title }}
				title={t("group.title")}
				meta={t("group.count", { count: members.length })}
			/>
			{advised.length > 0 && (
				<section aria-labelledby="advised" className="mb-8">
					<h2 id="advised" className="text-base font-semibold">
						{t("advice.short")}
					</h2>
					<ul className="flex flex-col">
						{advised.map(({ id, name }) => (
							<li key={id}>
								<Link to={at.attempt(id)} className="link inline-flex min-h-11 items-center text-sm">
									{name || t("result.nobody")}
								</Link>
							</li>
						))}
					</ul>
				</section>
			)}
			{members.length === 0 && advised.length === 0 && (
				<EmptyState icon="users-round" title={t("results.none")}>
					{t("results.noneHelp")}
				</EmptyState>
			)}
			{members.length > 0 && (
				<div className="flex flex-col gap-8">
					<section aria-labelledby="spread">
						<h2 id="spread" className="mb-3 text-base font-semibold">
							{t("group.spread")}
						</h2>
						<div className="grid gap-4 sm:grid-cols-2">
							{spread.map((one) => (
								<Spread key={one.skill} {...one} all={members.length} />
							))}
						</div>
					</section>
					<section aria-labelledby="members">
						<h2 id="members" className="text-base font-semibold">
							{t("group.members")}
						</h2>
						<p className="mb-3 text-13 text-ink-3">
							{t("group.readyHelp")} {isCut && t("group.cut")}
						</p>
						<Table label={t("group.members")} rows={members} rowKey={({ id }) => id} columns={columns} />
					</section>
				</div>
			)}
		</PageBody>
	);
}

/** How many stand at each level of a skill. */
function Spread({ skill, counts, all }: GroupData["spread"][number] & { all: number }) {
	const { t } = useTranslation("norwegianLearning");
	return (
		<div className="card p-4">
			<h3 className="mb-2 text-sm font-medium">{t(`skill.${skill}`)}</h3>
			<dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-13">
				{reachedLevels.map((level, at) => (
					<div key={level} className="contents">
						<dt className="text-ink-2">{t(`levelShort.${level}`)}</dt>
						<dd aria-hidden="true">
							<progress value={counts[at]} max={all} className="progress w-full" />
						</dd>
						<dd className="text-right tabular-nums">{counts[at]}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}
