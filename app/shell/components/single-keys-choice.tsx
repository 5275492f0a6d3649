import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { Switch } from "#app/ui/choices";
import { useHydrated } from "#app/ui/use-hydrated";
import { keepSingleKeys, onSingleKeys, singleKeysAreOn } from "./single-keys-setting";

/** Turns the single-key shortcuts off and on, in this browser; acts at once, so it is there only with JavaScript. */
export function SingleKeysChoice() {
	const { t } = useTranslation("shortcuts");
	const isOn = useSyncExternalStore(onSingleKeys, singleKeysAreOn, () => true);
	const hydrated = useHydrated();
	return (
		<div className={hydrated ? "" : "invisible"}>
			<Switch
				label={t("single")}
				help={t("singleHelp")}
				checked={isOn}
				onChange={(event) => keepSingleKeys(event.target.checked)}
			/>
		</div>
	);
}
