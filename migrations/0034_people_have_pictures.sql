ALTER TABLE `people` ADD `photo` text;--> statement-breakpoint
ALTER TABLE `users` ADD `photo_key` text;