import { useFormat } from "#app/ui/format";
import { shareIn } from "#app/ui/share";

/** A share of a whole in per cent, as the language writes it. */
export const useShare = () => shareIn(useFormat().number);
