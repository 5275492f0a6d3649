import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Badge } from "#app/ui/badge";
import { EmptyState } from "#app/ui/empty-state";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { type Column, RowLink, Table } from "#app/ui/table";
import { Tabs } from "#app/ui/tabs";
import { Time } from "#app/ui/time";
import { FaultsQuery } from "../faults/faults.schema";
import { showFaults } from "../faults/faults.server";
import { page } from "../guard.server";
import { paths } from "../paths";

export const handle = { i18n: ["resourceAsset", "resources", "errors"], title: "resourceAsset:faults.title" };

export const loader = page("settings", FaultsQuery, showFaults);

/** What does not work, over all resources. */
export default function Faults() {
	const { state, faults, tenant } = useLoaderData<typeof loader>();
	const { t } = useTranslation(["resourceAsset", "resources"]);
	const at = paths(tenant);
	type Row = (typeof faults)[number];
	const columns: Column<Row>[] = [
		{
			key: "title",
			header: t("report.what"),
			phone: "title",
			cell: ({ id, title, resource }) => (
				<RowLink to={at.fault(id)} under={resource}>
					{title}
				</RowLink>
			),
		},
		{ key: "at", header: t("fault.reportedAt"), phone: "line", cell: ({ at: since }) => <Time at={since} /> },
		{
			key: "state",
			header: t("resources:field.status"),
			phone: "state",
			cell: ({ mendedAt, isBlocking, isOut }) =>
				mendedAt !== null ? (
					<Badge tone="success">{t("faults.isMended")}</Badge>
				) : isOut ? (
					<Badge tone="danger" icon="wrench">
						{t("resources:use.outOfOrder")}
					</Badge>
				) : (
					<Badge tone="warning">{t(isBlocking ? "fault.isBlocking" : "faults.isOpen")}</Badge>
				),
		},
	];
	return (
		<PageBody>
			<PageHeader
				back={{ to: at.settings, label: t("resources:settings") }}
				title={t("faults.title")}
				count={faults.length}
			/>
			<div className="mb-4">
				<Tabs
					label={t("faults.views")}
					tabs={(["open", "mended"] as const).map((one) => ({
						...{ to: `${at.faults}?state=${one}`, label: t(`faults.${one}`), current: one === state },
					}))}
				/>
			</div>
			{faults.length === 0 ? (
				<EmptyState icon="wrench" title={t("faults.none")}>
					{t("faults.noneHelp")}
				</EmptyState>
			) : (
				<Table label={t("faults.title")} rows={faults} rowKey={({ id }) => id} columns={columns} density="roomy" />
			)}
		</PageBody>
	);
}
