import { useTranslation } from "react-i18next";
import { Tabs } from "#app/ui/tabs";
import { useLibraryAddress } from "../use-library-address";
import type { Panel } from "./panel-types";

/** The parts of the panel; each has its own address. */
export function PanelTabs({ panel }: { panel: Panel }) {
	const { t } = useTranslation("fileSharing");
	const address = useLibraryAddress();
	const tabs =
		panel.kind === "file"
			? ([null, "sharing", "versions", "activity"] as const)
			: ([null, "sharing", "activity"] as const);
	return (
		<div className="-mt-2 mb-4">
			<Tabs
				label={t("tabs.label")}
				tabs={tabs.map((tab) => ({
					to: address.tab(tab),
					label: t(`tabs.${tab ?? "details"}`),
					current: panel.tab === tab,
				}))}
			/>
		</div>
	);
}
