package cz.ctyrhra.app

import android.app.Activity
import android.content.ClipData
import android.content.Intent
import android.os.Build
import android.view.HapticFeedbackConstants
import android.view.WindowManager
import androidx.core.content.FileProvider
import app.tauri.annotation.Command
import app.tauri.annotation.InvokeArg
import app.tauri.annotation.TauriPlugin
import app.tauri.plugin.Invoke
import app.tauri.plugin.Plugin
import java.io.File

@InvokeArg
class ShakeArgs {
  lateinit var what: String
}

@InvokeArg
class ShareTextArgs {
  lateinit var text: String
}

@InvokeArg
class ShareFileArgs {
  lateinit var path: String
  lateinit var kind: String
}

/** What the web view cannot do, or not without a permission. `device.rs` of the shell asks for it. */
@TauriPlugin
class DevicePlugin(private val activity: Activity) : Plugin(activity) {
  /** A feedback of the system's, which follows its own switch and needs no permission. */
  @Command
  fun shake(invoke: Invoke) {
    val what = invoke.parseArgs(ShakeArgs::class.java).what
    val isNew = Build.VERSION.SDK_INT >= Build.VERSION_CODES.R
    val kind = when (what) {
      "refuse" -> if (isNew) HapticFeedbackConstants.REJECT else HapticFeedbackConstants.LONG_PRESS
      "win" -> if (isNew) HapticFeedbackConstants.CONFIRM else HapticFeedbackConstants.LONG_PRESS
      "place" -> HapticFeedbackConstants.VIRTUAL_KEY
      else -> HapticFeedbackConstants.CLOCK_TICK
    }
    activity.runOnUiThread {
      activity.window.decorView.performHapticFeedback(kind)
      invoke.resolve()
    }
  }

  /** The window's own flag: it needs no permission, and holds only while the window is in sight. */
  @Command
  fun keepLit(invoke: Invoke) {
    activity.runOnUiThread {
      activity.window.addFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)
      invoke.resolve()
    }
  }

  @Command
  fun letSleep(invoke: Invoke) {
    activity.runOnUiThread {
      activity.window.clearFlags(WindowManager.LayoutParams.FLAG_KEEP_SCREEN_ON)
      invoke.resolve()
    }
  }

  @Command
  fun shareText(invoke: Invoke) {
    val text = invoke.parseArgs(ShareTextArgs::class.java).text
    val send = Intent(Intent.ACTION_SEND)
    send.type = "text/plain"
    send.putExtra(Intent.EXTRA_TEXT, text)
    choose(invoke, send)
  }

  /** The file lies in the one folder of `file_paths.xml` that others may be given something of. */
  @Command
  fun shareFile(invoke: Invoke) {
    val args = invoke.parseArgs(ShareFileArgs::class.java)
    try {
      val place = FileProvider.getUriForFile(activity, "${activity.packageName}.fileprovider", File(args.path))
      val send = Intent(Intent.ACTION_SEND)
      send.type = args.kind.ifEmpty { "application/octet-stream" }
      send.putExtra(Intent.EXTRA_STREAM, place)
      // The sheet shows what it is, and whoever is chosen may read it.
      send.clipData = ClipData.newRawUri(null, place)
      send.addFlags(Intent.FLAG_GRANT_READ_URI_PERMISSION)
      choose(invoke, send)
    } catch (ex: IllegalArgumentException) {
      invoke.reject(ex.message)
    }
  }

  private fun choose(invoke: Invoke, send: Intent) {
    activity.runOnUiThread {
      activity.startActivity(Intent.createChooser(send, null))
      invoke.resolve()
    }
  }
}
