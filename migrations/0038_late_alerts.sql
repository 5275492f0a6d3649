DROP INDEX `self_report_alerts_waiting`;--> statement-breakpoint
ALTER TABLE `self_report_alerts` ADD `late_told_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `self_report_alerts_late` ON `self_report_alerts` (`due_at`) WHERE "self_report_alerts"."acknowledged_at" is null and "self_report_alerts"."late_told_at" = 0;