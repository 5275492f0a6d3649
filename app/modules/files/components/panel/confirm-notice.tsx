import { Form } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { SubmitButton } from "#app/ui/button";
import { Notice } from "#app/ui/notice";
import { Time } from "#app/ui/time";
import { useLibrary } from "../library-context";
import type { FilePanelData } from "./panel-types";

/** For whoever is asked to read a file: the button that says they have, and what they have said. */
export function ConfirmNotice({ panel }: { panel: FilePanelData }) {
	const { t } = useTranslation("fileSharing");
	const { here } = useLibrary();
	const { file, confirmedAt, confirmedVersion } = panel;
	if (!panel.asksConfirmation) return null;
	if (confirmedAt !== null && confirmedVersion === file.version)
		return (
			<div className="mb-4">
				<Notice tone="success">
					{t("confirm.done")} <Time at={confirmedAt} />
				</Notice>
			</div>
		);
	return (
		<div className="mb-4">
			<Notice
				tone="info"
				icon="list-checks"
				title={t(confirmedAt === null ? "confirm.title" : "confirm.titleAgain")}
				action={
					<Form method="post" action={here.address} preventScrollReset>
						<input type="hidden" name="id" value={file.id} />
						<SubmitButton intent="confirm" kind="secondary" icon="check">
							{t("confirm.button")}
						</SubmitButton>
					</Form>
				}
			>
				{t("confirm.help")}
			</Notice>
		</div>
	);
}
