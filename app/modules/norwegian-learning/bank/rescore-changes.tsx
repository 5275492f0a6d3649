import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { RowLink, Table } from "#app/ui/table";
import type { AcceptedLater } from "#db/schema/norwegian-learning";
import { paths } from "../paths";
import type { ShownChange } from "./rescore.server";
import { ticksOf } from "./tick";

type ChangesProps = { changes: ShownChange[]; accept: AcceptedLater; tenant: string };

/** What accepting the ticked answers changes, before it is saved. */
export function RescoreChanges({ changes, accept, tenant }: ChangesProps) {
	const { t } = useTranslation(["norwegianRescore", "norwegianLearning"]);
	const at = paths(tenant);
	const words = Object.values(accept).flat();
	const arrow = (before: string | null, after: string | null) =>
		before === after
			? before && t(`norwegianLearning:levels.${before}`)
			: `${t(`norwegianLearning:levels.${before}`)} → ${t(`norwegianLearning:levels.${after}`)}`;
	return (
		<section aria-labelledby="changes" className="flex flex-col gap-4">
			<h2 id="changes" className="text-base font-semibold">
				{t("changes")}
			</h2>
			<Notice tone="info">
				{changes.length === 0 ? t("noChange") : t("changesHelp", { words: words.join(", "), number: changes.length })}
			</Notice>
			{changes.length > 0 && (
				<Table
					label={t("changes")}
					density="roomy"
					rows={changes}
					rowKey={({ attemptId }) => attemptId}
					columns={[
						{
							...{ key: "name", header: t("norwegianLearning:result.candidate"), phone: "title" },
							cell: ({ attemptId, name }: ShownChange) =>
								name === null ? (
									t("hidden")
								) : (
									<RowLink to={at.attempt(attemptId)}>{name || t("norwegianLearning:result.nobody")}</RowLink>
								),
						},
						{
							...{ key: "points", header: t("points"), phone: "line" },
							cell: ({ before, after }: ShownChange) =>
								`${t("norwegianLearning:percent", { value: before })} → ${t("norwegianLearning:percent", { value: after })}`,
						},
						{
							...{ key: "skill", header: t("skillLevel"), phone: "line" },
							cell: ({ levelBefore, levelAfter }: ShownChange) => arrow(levelBefore.skill, levelAfter.skill),
						},
						{
							...{ key: "overall", header: t("norwegianLearning:result.overall"), phone: "line" },
							cell: ({ levelBefore, levelAfter }: ShownChange) => arrow(levelBefore.overall, levelAfter.overall),
						},
					]}
				/>
			)}
			<Form method="post" className="flex flex-wrap gap-2">
				{ticksOf(accept).map((tick) => (
					<input key={tick} type="hidden" name="accept" value={tick} />
				))}
				<SubmitButton intent="save">{t("save", { number: changes.length })}</SubmitButton>
			</Form>
		</section>
	);
}
