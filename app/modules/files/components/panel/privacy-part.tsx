import { useTranslation } from "react-i18next";
import { ConfirmButton } from "#app/ui/confirm-dialog";
import { Icon } from "#app/ui/icon";
import { useLibrary } from "../library-context";
import { PanelPart } from "../panel-part";
import type { FilePanelData, Managed } from "./panel-types";

/** Names that the question names. */
const NAMED = 5;

/** Whether all members see a file; who gets it is said before it is opened to them. */
export function PrivacyPart({ file, managed }: { file: FilePanelData["file"]; managed: Managed }) {
	const { t } = useTranslation("filesPanel");
	const { here } = useLibrary();
	const count = managed.others.length;
	const names = managed.others.slice(0, NAMED).map(({ name }) => name);
	const common = { kind: "secondary", size: "sm", action: here.address } as const;
	return (
		<PanelPart title={t("privacy.title")} isOpen>
			<p className="flex gap-2 text-13 text-ink-2">
				<Icon name={file.isPrivate ? "lock" : "building-2"} className="mt-0.5" />
				<span>{t(file.isPrivate ? "privacy.private" : "privacy.open", { count })}</span>
			</p>
			<div className="mt-2">
				{file.isPrivate ? (
					<ConfirmButton
						{...common}
						label={t("privacy.openIt")}
						icon="building-2"
						title={t("privacy.openTitle", { name: file.name })}
						confirmLabel={t("privacy.openIt")}
						keepLabel={t("privacy.keep")}
						fields={{ intent: "open", "files[]": file.id }}
					>
						{t("privacy.who", { count, names: names.join(", ") })}
					</ConfirmButton>
				) : (
					<ConfirmButton
						{...common}
						label={t("privacy.closeIt")}
						icon="lock"
						title={t("privacy.closeTitle", { name: file.name })}
						confirmLabel={t("privacy.closeIt")}
						keepLabel={t("privacy.keepOpen")}
						fields={{ intent: "close", "files[]": file.id }}
					>
						{t("privacy.closeHelp")}
					</ConfirmButton>
				)}
			</div>
		</PanelPart>
	);
}
