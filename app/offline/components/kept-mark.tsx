import { useTranslation } from "react-i18next";
import { useFormat } from "#app/ui/format";
import { copiedAt } from "../reach";
import { DeviceLine } from "./device-line";

/** Says of a page that is a copy when it was kept. */
export function KeptMark() {
	const { t } = useTranslation("offline");
	const { dateTime } = useFormat();
	const at = copiedAt();
	return at === undefined ? null : <DeviceLine icon="download">{t("copy", { at: dateTime(at) })}</DeviceLine>;
}
