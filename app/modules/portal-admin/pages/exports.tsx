import { useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Nothing, superadmin, verb } from "#app/platform/guard.server";
import { Section } from "#app/ui/card";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { EmptyState } from "#app/ui/empty-state";
import { useFormat } from "#app/ui/format";
import { PageBody, PageHeader } from "#app/ui/page-header";
import { Time } from "#app/ui/time";
import { ExportFolder, listExports, removeExport } from "../exports.server";

export const handle = { i18n: ["followup", "errors"], title: "followup:exports.title" };

export const loader = superadmin.page(Nothing, listExports);
export const action = superadmin.pageAction({ remove: verb(ExportFolder, removeExport) });

/** What was taken out of the portal before it was erased. */
export default function Exports() {
	const folders = useLoaderData<typeof loader>();
	const { t } = useTranslation("followup");
	const format = useFormat();
	return (
		<PageBody width="settings">
			<PageHeader
				title={t("exports.title")}
				meta={t("exports.intro")}
				back={{ to: "/followup", label: t("overview.title") }}
			/>
			{folders.length === 0 && (
				<EmptyState icon="archive" title={t("exports.none")}>
					{t("exports.noneText")}
				</EmptyState>
			)}
			{folders.map((folder) => (
				<Section
					key={folder.name}
					title={folder.name}
					aside={
						<ConfirmButton
							label={t("exports.remove")}
							size="sm"
							title={t("exports.removeTitle", { name: folder.name })}
							confirmLabel={t("exports.remove")}
							fields={{ intent: "remove", folder: folder.name }}
						>
							{t("exports.removeEffect")}
						</ConfirmButton>
					}
				>
					<ul className="card divide-y divide-line">
						{folder.files.map((file) => (
							<li key={file.name} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5 text-sm">
								<a
									href={`/followup/exports/file?name=${encodeURIComponent(`${folder.name}/${file.name}`)}`}
									className="link"
									download
								>
									{file.name}
								</a>
								<span className="text-13 text-ink-3">
									{t("exports.size", { size: format.number(Math.max(1, Math.round(file.size / 1024))) })} ·{" "}
									<Time at={file.at} />
								</span>
							</li>
						))}
					</ul>
				</Section>
			))}
		</PageBody>
	);
}
